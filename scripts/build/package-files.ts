import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { sourcePlugins } from './esbuild-plugins.ts'
import { removeOthers } from './folder.ts'
import { barrelOfEntryPoints } from './plugins/barrel.ts'
import { builtinModules } from './plugins/builtin-modules.ts'
import { icons } from './plugins/icons.ts'
import { lightCopies } from './plugins/light-copies.ts'
import { packageChunks } from './plugins/package-chunks.ts'
import { optionalPeers } from './plugins/peers.ts'
import { selectorsOfReact } from './plugins/react.ts'

const widgets = readdirSync('src/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`src/widgets/${entry.name}`).includes('index.ts'))
  .map((entry) => entry.name)

/** Packages that the consumer installs are imported. RxJS is a peer of one entry point, and bundled for the others. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup({ onResolve }) {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
      peerDependencies: Record<string, string>
    }
    const names = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== 'rxjs')
    onResolve({ filter: new RegExp(`^(?:${names.join('|')})(?:/|$)`) }, ({ path }) => ({ path, external: true }))
  },
}

/** `kept` are folders in it that other steps write. */
type FolderBuild = BuildOptions & { outdir: string; kept?: readonly string[] }

const production = { 'process.env.NODE_ENV': '"production"' }

const packageEntryPoints: FolderBuild = {
  outdir: 'dist/npm',
  platform: 'neutral',
  mainFields: ['browser', 'module', 'main'],
  conditions: ['module', 'es2015'],
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  define: production,
  entryPoints: {
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
  plugins: [
    installedPackages,
    barrelOfEntryPoints,
    optionalPeers,
    packageChunks,
    lightCopies,
    icons,
    selectorsOfReact,
    ...sourcePlugins(),
  ],
}

/** The shop's server: on Node alone, and with all it needs, so that a cart's install brings none of it. */
const backend: FolderBuild = {
  outdir: 'dist/backend',
  kept: ['dist/backend/page'],
  platform: 'node',
  mainFields: ['module', 'main'],
  target: 'node24',
  splitting: true,
  entryPoints: {
    index: 'src/backend/index.ts',
    cli: 'src/backend/serve/cli.ts',
    server: 'src/backend/server.ts',
    'sqlite-reader': 'src/backend/sqlite/reader.ts',
  },
  plugins: [optionalPeers, builtinModules, ...sourcePlugins()],
}

/** One file: whoever tries a page with it asks for it by name. */
const mockOfPages: FolderBuild = {
  outdir: 'dist/mock-auto',
  platform: 'browser',
  mainFields: ['browser', 'module', 'main'],
  target: 'es2022',
  minify: true,
  entryPoints: { 'mock-auto': 'src/mock/auto.ts' },
  define: production,
  plugins: sourcePlugins(),
}

async function write({ kept = [], ...options }: FolderBuild): Promise<void> {
  const { metafile } = await build({
    bundle: true,
    format: 'esm',
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
    ...options,
    metafile: true,
  })
  removeOthers(options.outdir, [...Object.keys(metafile.outputs), ...kept])
  writeFileSync(`${options.outdir}/metafile-esm.json`, JSON.stringify(metafile))
}

/** Writes the package's entry points, the server, and the mock for a page, each with its metafile. */
export async function buildPackageFiles(): Promise<void> {
  await Promise.all([packageEntryPoints, backend, mockOfPages].map(write))
  chmodSync('dist/backend/cli.js', 0o755)
}
