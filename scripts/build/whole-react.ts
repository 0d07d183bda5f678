import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { asModule } from './as-module.ts'
import { reactFiles } from './lean-react.ts'

/** React as a portal serves it to all its scripts: modules that an import map names, nothing cut. */
export async function buildWholeReact(outdir: string): Promise<void> {
  await build({
    entryPoints: {
      react: 'react',
      'jsx-runtime': 'react/jsx-runtime',
      'react-dom': 'react-dom',
      'react-dom-client': 'react-dom/client',
    },
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    plugins: [
      {
        name: 'whole-react',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path, kind }) =>
            kind === 'entry-point' || path === 'scheduler'
              ? { path, namespace: 'whole-react' }
              : { path, external: true },
          )
          onLoad({ filter: /.*/, namespace: 'whole-react' }, async ({ path }) => ({
            contents: asModule(await readFile(`node_modules/${reactFiles[path]}`, 'utf8')),
            resolveDir: process.cwd(),
          }))
        },
      },
    ],
  })
}
