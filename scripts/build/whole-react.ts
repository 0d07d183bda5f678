import { createRequire } from 'node:module'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)
const names = {
  react: 'react',
  'jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom/client',
}
const shared = /^(react|react-dom)$/

/** React as a portal might serve it to all its scripts: modules for an import map, and the names each exports. */
export async function buildWholeReact(outdir: string): Promise<void> {
  await build({
    entryPoints: names,
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'whole-react',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path, kind, namespace }) => {
            if (kind === 'entry-point') return { path, namespace: 'named' }
            if (namespace === 'shared') return { path, external: true }
            // imports between them resolve to the other's file
            return namespace === 'file' && shared.test(path) ? { path, namespace: 'shared' } : undefined
          })
          onLoad({ filter: /.*/, namespace: 'named' }, ({ path }) => ({
            contents: `export { ${Object.keys(require(path)).join(', ')} } from ${JSON.stringify(path)}`,
            resolveDir: process.cwd(),
          }))
          onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
            contents: `export * from ${JSON.stringify(path)}`,
          }))
        },
      },
    ],
  })
}
