import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build as esbuild } from 'esbuild'
import { type Plugin, rollup } from 'rollup'
import { createLogger, build as vite } from 'vite'
import { inject } from 'vitest'
import webpack from 'webpack'

type BundlerOptions = {
  /** whose file it is */
  consumer?: string
  /** what the page has already */
  external?: readonly string[]
}

/** Bundles a consumer's file into a folder, `main.js` first; answers what the bundler complained of. */
export type Bundler = (file: string, folder: string, options?: BundlerOptions) => Promise<string[]>

const completeConsumer = inject('consumer')

/**
 * What libraries of ours give rise to, and what the bundlers' own React plugins silence: marks for server components,
 * and a library whose files import each other in a circle.
 */
const isOfLibraries = (warning: string): boolean =>
  /node_modules\/(?!langraan\/)/.test(warning) && /use client|Circular dependency/.test(warning)

const kept = (warnings: string[]) => warnings.filter((warning) => !isOfLibraries(warning))

const byWebpack: Bundler = async (file, folder, { consumer = completeConsumer, external = [] } = {}) => {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: consumer,
        entry: `./${file}`,
        output: { path: folder, filename: 'main.js', publicPath: 'auto', module: true, library: { type: 'module' } },
        experiments: { outputModule: true },
        externalsType: 'module',
        externals: [...external],
        optimization: { minimize: false },
        performance: false,
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  )
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
  return kept([...errors, ...warnings].map(({ moduleName, message }) => `${moduleName ?? ''} ${message}`))
}

const byVite: Bundler = async (file, folder, { consumer = completeConsumer, external = [] } = {}) => {
  const warnings: string[] = []
  const logger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) }
  await vite({
    root: consumer,
    configFile: false,
    customLogger: { ...logger, warnOnce: logger.warn },
    build: {
      outDir: folder,
      minify: false,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: { input: join(consumer, file), external: [...external], output: { entryFileNames: 'main.js' } },
    },
  })
  return kept(warnings)
}

const production: Plugin = {
  name: 'production',
  transform: (code) =>
    code.includes('process.env.NODE_ENV')
      ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : null,
}

const byRollup: Bundler = async (file, folder, { consumer = completeConsumer, external = [] } = {}) => {
  const warnings: string[] = []
  const bundle = await rollup({
    input: join(consumer, file),
    external: [...external],
    // npm unpacks a tarball without links; looking for them takes half of the time
    preserveSymlinks: true,
    plugins: [production, nodeResolve({ browser: true }), commonjs()],
    onwarn: ({ id, ids, message }) => void warnings.push([id, ids, message].flat().join(' ')),
  })
  await bundle.write({ dir: folder, entryFileNames: 'main.js' })
  await bundle.close()
  return kept(warnings)
}

const byEsbuild: Bundler = async (file, folder, { consumer = completeConsumer, external = [] } = {}) => {
  const { warnings } = await esbuild({
    absWorkingDir: consumer,
    entryPoints: { main: file },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'silent',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return kept(warnings.map(({ text, location }) => `${location?.file} ${text}`))
}

export const bundlers = {
  webpack: byWebpack,
  Vite: byVite,
  // takes longer than the others together, and Vite resolves by the same rules
  ...(process.env.ALL && { Rollup: byRollup }),
  esbuild: byEsbuild,
}
