import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { minify } from '@swc/core'
import { build as esbuild } from 'esbuild'
import { componentPlugins } from './build/esbuild-plugins.ts'
import { run } from './build/run.ts'
import { sourceStamp, stampOf, writeStamp } from './build/stamp.ts'

const stampFile = 'dist/.stamp'

/** Both builds, the declarations and the demo pages; nothing to do when nothing changed. */
export async function build({ force = false } = {}): Promise<boolean> {
  const stamp = sourceStamp()
  if (!force && stampOf(stampFile) === stamp) return true
  rmSync('dist', { recursive: true, force: true })
  mkdirSync('dist', { recursive: true })
  const results = await Promise.all([
    run('tsup', [], { quiet: true }),
    run('tsc', ['-p', 'tsconfig.build.json'], { quiet: true }),
  ])
  for (const { code, output } of results) if (code !== 0) console.error(output)
  if (results.some(({ code }) => code !== 0)) return false
  await esbuild({
    entryPoints: ['demo/page.css', 'demo/portal.css'],
    outdir: 'dist/demo',
    bundle: true,
    minify: true,
    logLevel: 'error',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
  })
  await buildWithoutReact('scripts/build/cart-without-react.ts')
  for (const page of globSync('demo/*.{html,svg}')) cpSync(page, `dist/${page}`)
  await shrink('dist/embed')
  await shrink('dist/sizes')
  dropIdleImports('dist/embed')
  writeStamp(stampFile, stamp)
  return true
}

/** The embed's way of building for a page that supplies React; only the sizes of the files are looked at. */
async function buildWithoutReact(entry: string): Promise<void> {
  const { metafile } = await esbuild({
    entryPoints: [entry],
    outdir: 'dist/sizes',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    splitting: true,
    metafile: true,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: componentPlugins(entry),
  })
  writeFileSync('dist/sizes/metafile-esm.json', JSON.stringify(metafile))
}

/** A second minifier over what every page loads: 3 % less on the wire than esbuild's alone. */
async function shrink(folder: string): Promise<void> {
  for (const file of globSync(`${folder}/*.js`)) {
    const { code } = await minify(readFileSync(file, 'utf8'), {
      module: true,
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, keep_fargs: false },
      mangle: { toplevel: true },
    })
    writeFileSync(file, code)
  }
}

/** The page's script takes nothing of the chunk of esbuild's helpers: a request for naught. */
function dropIdleImports(folder: string): void {
  const metafile = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8'))
  const auto = `${folder}/auto.js`
  const script = readFileSync(auto, 'utf8')
  const idle = [...script.matchAll(/import"\.\/([^"]+)";/g)].map(([, file]) => `${folder}/${file}`)
  writeFileSync(auto, script.replace(/import"\.\/[^"]+";/g, ''))
  const output = metafile.outputs[auto]
  output.imports = output.imports.filter(({ path }: { path: string }) => !idle.includes(path))
  writeFileSync(`${folder}/metafile-esm.json`, JSON.stringify(metafile))
}

if (import.meta.main) process.exit((await build({ force: process.argv.includes('--force') })) ? 0 : 1)
