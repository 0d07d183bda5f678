import { readdirSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { bundlePlugins, sourcePlugins } from './scripts/build/esbuild-plugins.ts'
import { finishMark } from './scripts/build/finish.ts'
import { barrelOfEntryPoints } from './scripts/build/plugins/barrel.ts'
import { icons } from './scripts/build/plugins/icons.ts'
import { lightCopies } from './scripts/build/plugins/light-copies.ts'
import { packageChunks } from './scripts/build/plugins/package-chunks.ts'
import { optionalPeers } from './scripts/build/plugins/peers.ts'
import { preact, selectors } from './scripts/build/plugins/react.ts'
import { suppliedReact } from './scripts/build/supplied-react.ts'

const widgets = readdirSync('src/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`src/widgets/${entry.name}`).includes('index.ts'))
  .map((entry) => entry.name)

const esm: Options = {
  format: 'esm',
  target: 'es2022',
  splitting: true,
  dts: false,
  metafile: true,
  silent: true,
}

const bundled: Options = {
  ...esm,
  platform: 'browser',
  noExternal: [/.*/],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: bundlePlugins(),
}

const finished: Options = { ...bundled, banner: { js: finishMark } }

export default defineConfig([
  {
    ...esm,
    outDir: 'dist/npm',
    platform: 'neutral',
    sourcemap: true,
    noExternal: [/^rxjs/],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.conditions = ['module', 'es2015']
    },
    entry: {
      core: 'src/core/index.ts',
      machines: 'src/core/machines.ts',
      streams: 'src/core/streams.ts',
      mock: 'src/mock/index.ts',
      'mock-auto': 'src/mock/auto.ts',
      host: 'src/host/index.ts',
      auto: 'src/host/auto.ts',
      charts: 'src/widgets/charts/provide.ts',
      widgets: 'src/widgets/index.ts',
      ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `src/widgets/${name}/index.ts`])),
    },
    esbuildPlugins: [
      barrelOfEntryPoints,
      optionalPeers,
      ...sourcePlugins(),
      icons,
      selectors,
      lightCopies,
      packageChunks,
    ],
  },
  {
    ...finished,
    outDir: 'dist/embed',
    entry: { auto: 'src/host/auto.ts' },
    esbuildPlugins: bundlePlugins(preact),
  },
  {
    ...finished,
    outDir: 'dist/embed-react',
    entry: { auto: 'src/host/auto.ts' },
    esbuildPlugins: bundlePlugins(suppliedReact),
  },
  // on its own: what it shares with the product would be cut out of the product's chunks into further requests
  {
    ...finished,
    // moved to the others once both are built: each folder has one list of what is in it
    outDir: 'dist/mock-auto',
    splitting: false,
    entry: { 'mock-auto': 'src/mock/auto.ts' },
  },
  {
    ...bundled,
    outDir: 'dist/demo',
    entry: { index: 'demo/index.ts', element: 'demo/element.ts' },
  },
])
