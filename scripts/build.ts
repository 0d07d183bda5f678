import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type JsMinifyOptions, minify } from '@swc/core'
import { build as esbuild, type Metafile } from 'esbuild'
import { buildMap } from './build/map.ts'
import { run } from './build/run.ts'
import { sourceStamp, stampOf, writeStamp } from './build/stamp.ts'
import { buildWholeReact } from './build/whole-react.ts'

const stampFile = 'dist/.stamp'

const thorough: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { passes: 3, ecma: 2022, keep_fargs: false },
  mangle: { toplevel: true },
}

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
    entryPoints: ['demo/page.css', 'demo/portal.css', 'demo/map.css'],
    outdir: 'dist/demo',
    bundle: true,
    minify: true,
    logLevel: 'error',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
  })
  await buildWholeReact('dist/demo/react')
  for (const page of globSync('demo/*.{html,svg}')) cpSync(page, `dist/${page}`)
  await buildMap('dist/demo')
  for (const folder of ['dist/embed', 'dist/embed-react']) {
    checkNames(folder)
    await shrink(folder)
    await dropHelpers(folder)
  }
  writeStamp(stampFile, stamp)
  return true
}

/** Without a fingerprint in their names, so that a page can ask for them. */
const asked = /\/(mock-)?auto\.js$/
const fingerprint = /-[A-Z0-9]{8}\.js$/

/** What docs/embedding.md says of the names: browsers may keep a file for ever, and one source gives the same files anywhere. */
function checkNames(folder: string): void {
  const { inputs, outputs } = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const plain = Object.keys(outputs).filter((file) => !asked.test(file) && !fingerprint.test(file))
  if (plain.length > 0) throw new Error(`${plain.join(', ')}: no fingerprint in the name`)
  const local = Object.keys(inputs).find((path) => path.includes(process.cwd()))
  if (local) throw new Error(`${local}: the names of chunks would depend on where the project lies`)
}

/** A second minifier over what every page loads, twice: 3 % less on the wire than esbuild's alone. */
async function shrink(folder: string): Promise<void> {
  for (const file of globSync(`${folder}/*.js`)) {
    let code = readFileSync(file, 'utf8')
    for (let time = 0; time < 2; time++) ({ code } = await minify(code, thorough))
    writeFileSync(file, code)
  }
}

/** A namespace's own getters, as esbuild's helper of that job makes them. */
const getters = 'for(var n in b)Object.defineProperty(a,n,{get:b[n],enumerable:!0})'

/** Of a chunk of helpers, the name under which it exports the one that makes namespaces. */
async function namespaceMaker(helpers: string): Promise<string | undefined> {
  const all = (await import(pathToFileURL(helpers).href)) as Record<string, (...given: object[]) => void>
  return Object.keys(all).find((name) => {
    const made: { x?: number } = {}
    try {
      all[name]?.(made, { x: () => 1 })
    } catch {
      return false
    }
    return made.x === 1
  })
}

/** Nothing waits for the chunk of esbuild's helpers where it takes none, or only the short one: it has a copy. */
async function dropHelpers(folder: string): Promise<void> {
  const metafile = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const outputs = Object.entries(metafile.outputs)
  const helpers = outputs.find(([file, { inputs }]) => file.endsWith('.js') && Object.keys(inputs).length === 0)?.[0]
  if (!helpers) throw new Error(`${folder} has no chunk of helpers alone: read what esbuild makes of it now`)
  const maker = await namespaceMaker(helpers)
  const wanted = new RegExp(`import(?:\\{${maker}(?: as ([\\w$]+))?\\}from)?"\\./${basename(helpers)}";`)
  for (const [file, output] of outputs) {
    if (!output.imports.some(({ path }) => path === helpers)) continue
    const script = readFileSync(file, 'utf8')
    const found = wanted.exec(script)
    if (!found) continue
    const name = found[1] ?? (found[0].includes('{') ? maker : undefined)
    writeFileSync(
      file,
      script.replace(wanted, () => (name ? `var ${name}=(a,b)=>{${getters}};` : '')),
    )
    output.imports = output.imports.filter(({ path }) => path !== helpers)
  }
  writeFileSync(`${folder}/metafile-esm.json`, JSON.stringify(metafile))
}

if (import.meta.main) process.exit((await build({ force: process.argv.includes('--force') })) ? 0 : 1)
