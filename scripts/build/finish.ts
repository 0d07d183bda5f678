import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type JsMinifyOptions, minify, version } from '@swc/core'
import type { Metafile } from 'esbuild'
import { createCache, digest } from './cache.ts'

const finished = createCache<string>('finished')

const thorough: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { passes: 3, ecma: 2022, keep_fargs: false },
  mangle: { toplevel: true },
}

/**
 * A comment that esbuild puts on top of each file, and that is gone when the file is finished: files have their names
 * before, and another minifier or other steps here are to give them other names.
 */
export const finishMark = `/*${createHash('sha256')
  .update(`${version} ${readFileSync('scripts/build/finish.ts', 'utf8')}`)
  .digest('hex')}*/`

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
    const bundled = readFileSync(file, 'utf8')
    if (!bundled.includes(finishMark)) throw new Error(`${file} was not named after what finishes it`)
    const short = await finished.make(digest(bundled), async () => {
      let code = bundled
      for (let time = 0; time < 2; time++) ({ code } = await minify(code, thorough))
      return code
    })
    writeFileSync(file, short)
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

/** In what a page asks for by name, not in each chunk: a budget feels twenty bytes in every file. */
function pointToLicences(folder: string): void {
  for (const file of globSync(`${folder}/*.js`).filter((each) => asked.test(each)))
    writeFileSync(file, `/*! licences: LICENSES.txt */${readFileSync(file, 'utf8')}`)
}

/** What becomes of a folder of the bundle once esbuild is done with it. */
export async function finish(folder: string): Promise<void> {
  checkNames(folder)
  await shrink(folder)
  await dropHelpers(folder)
  pointToLicences(folder)
}
