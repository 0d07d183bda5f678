import { readdirSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { sourcePlugins } from './scripts/build/esbuild-plugins.ts'
import { barrelOfEntryPoints } from './scripts/build/plugins/barrel.ts'
import { icons } from './scripts/build/plugins/icons.ts'
import { lightCopies } from './scripts/build/plugins/light-copies.ts'
import { packageChunks } from './scripts/build/plugins/package-chunks.ts'
import { optionalPeers } from './scripts/build/plugins/peers.ts'
import { selectorsOfReact } from './scripts/build/plugins/react.ts'

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

export default defineConfig([
  {
    ...esm,
    outDir: 'dist/npm',
    platform: 'neutral',
    sourcemap: true,
    // RxJS is a peer of one entry point, and bundled for the others
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
      packageChunks,
      lightCopies,
      icons,
      selectorsOfReact,
      ...sourcePlugins(),
    ],
  },
  // the shop's server: on Node alone, and with all it needs, so that a cart's install brings none of it
  {
    ...esm,
    outDir: 'dist/backend',
    platform: 'node',
    target: 'node24',
    noExternal: [/.*/],
    // there is no `sqlite` without its prefix
    removeNodeProtocol: false,
    entry: {
      index: 'src/backend/index.ts',
      cli: 'src/backend/serve/cli.ts',
      server: 'src/backend/server.ts',
      'sqlite-reader': 'src/backend/sqlite/reader.ts',
    },
    esbuildPlugins: [optionalPeers, ...sourcePlugins()],
  },
  // one file: whoever tries a page with it asks for it by name
  {
    ...esm,
    outDir: 'dist/mock-auto',
    platform: 'browser',
    noExternal: [/.*/],
    minify: true,
    splitting: false,
    entry: { 'mock-auto': 'src/mock/auto.ts' },
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildPlugins: sourcePlugins(),
  },
])
