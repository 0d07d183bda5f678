import { createHash } from 'node:crypto'
import type { OutputChunk } from 'rolldown'
import type { WaveTexts } from './wave-texts.ts'
import { fillWaves } from './waves.ts'

/** A file of a page: its final name and build metadata. */
export type PageFile = {
  name: string
  code: string
  /** source files in it -> bytes */
  inputs: Readonly<Record<string, number>>
  imports: readonly string[]
  loads: readonly string[]
}

/** A placeholder name, until the fingerprint is known. */
const unfinished = /(["'`])\.\/([\w.-]+~\.js)\1/g
const loaded = /\bimport\((["'`])\.\/([\w.-]+~\.js)\1\)/g

/** The texts of one part: a file per language, all with the same fingerprint. */
const unfinishedTexts = /\$\{l\}-([\w-]+)~\.js/g
const textPart = /^[a-z]{2}-([\w-]+~\.js)$/

/** The text files of each part. */
type Languages = ReadonlyMap<string | undefined, readonly string[]>

function importsOf(code: string, languages: Languages): Set<string> {
  const texts = [...code.matchAll(unfinishedTexts)].flatMap(([, part]) => languages.get(`${part}~.js`) ?? [])
  return new Set([...texts, ...[...code.matchAll(unfinished)].map(([, , name = '']) => name)])
}

function staticClosure(
  imports: ReadonlyMap<string, readonly string[]>,
  file: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports.get(file) ?? []) staticClosure(imports, next, seen)
  return seen
}

/** Requests all files of a part in parallel, instead of as the browser discovers them. */
function startTogether(code: string, there: ReadonlySet<string>, closureOf: (file: string) => Set<string>): string {
  return code.replace(loaded, (whole, _, file: string) => {
    const others = [...closureOf(file)].filter((each) => each !== file && !there.has(each))
    if (others.length === 0) return whole
    return `(${others.map((each) => `import("./${each}").catch(()=>{})`).join()},${whole})`
  })
}

/** A file's fingerprint covers its own text and all files it leads to, because their names are in it. */
function fingerprints(files: ReadonlyMap<string, string>, textNames: ReadonlySet<string>): Map<string, string> {
  const own = new Map([...files].map(([name, code]) => [name, createHash('sha256').update(code).digest('hex')]))
  const languages = Map.groupBy(textNames, (name) => textPart.exec(name)?.[1])
  const beside = (name: string) => (textNames.has(name) ? (languages.get(textPart.exec(name)?.[1]) ?? []) : [])
  const next = new Map([...files].map(([name, code]) => [name, [...beside(name), ...importsOf(code, languages)]]))
  // one name serves all languages of a part's texts
  const [keyOf, ownOf] = [(name: string) => beside(name)[0] ?? name, (name: string) => own.get(name) ?? '']
  const marks = new Map<string, string>()
  for (const name of files.keys()) {
    const key = keyOf(name)
    marks.set(name, marks.get(key) ?? markOf(textNames.has(name) ? '' : ownOf(name), reached(key, next), ownOf))
  }
  return marks
}

function reached(name: string, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>()
  const waiting = [name]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (seen.has(each)) continue
    seen.add(each)
    waiting.push(...(next.get(each) ?? []))
  }
  return seen
}

function markOf(own: string, names: ReadonlySet<string>, hashOf: (name: string) => string): string {
  const hash = createHash('sha256').update(own)
  hash.update(
    [...names]
      .sort()
      .map((each) => `${each} ${hashOf(each)}`)
      .join(''),
  )
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 8)
}

const helpersName = 'rolldown-runtime~.js'
const helpersImport = /import\{([^}]*)\}from["'`]\.\/rolldown-runtime~\.js["'`];?/

type Helper = (getters: Record<string, () => unknown>) => Record<string, unknown>

/** The bundler's helper that creates a namespace, the only helper most files use. */
const namespaceMaker = 'a=>{const b={};for(const c in a)Object.defineProperty(b,c,{get:a[c],enumerable:!0});return b}'

/** The name under which the bundler's helper file exports the namespace helper. */
async function namespaceExport(code: string): Promise<string | undefined> {
  const helpers = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Helper>
  return Object.keys(helpers).find((name) => {
    try {
      return helpers[name]?.({ x: () => 1 }).x === 1
    } catch {
      return false
    }
  })
}

/** Inlines the helpers into the files that use them, so that nothing waits for the bundler's helper file. */
async function withoutHelpers(
  chunks: readonly OutputChunk[],
): Promise<Map<string, { code: string; imports: string[] }>> {
  const helpers = chunks.find(({ fileName }) => fileName === helpersName)?.code.trim()
  const maker = helpers && (await namespaceExport(helpers))
  const all = helpers?.replace(
    /export\{([^}]*)\};?$/,
    (_, names: string) => `return{${names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}}`,
  )
  const copyOf = (names: string): string =>
    names.startsWith(`${maker} as `) && !names.includes(',')
      ? `const ${names.slice(`${maker} as `.length)}=${namespaceMaker};`
      : `const{${names.replaceAll(' as ', ':')}}=(()=>{${all}})();`
  return new Map(
    chunks
      .filter(({ fileName }) => fileName !== helpersName)
      .map(({ fileName, code, imports }) => [
        fileName,
        {
          code: code.replace(helpersImport, (_, names: string) => copyOf(names)),
          imports: imports.filter((each) => each !== helpersName),
        },
      ]),
  )
}

/**
 * V8 compiles all functions of a file that begins with this, while it downloads. Otherwise it compiles each when it is
 * first called, on the page's main thread.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Starts the page unless the page's own script, a copy of `entry`, has: whoever changed it on the way has made its hash
 * invalid, or allows no inline scripts. That script may import this file, so it comes right after this one.
 */
const startOf = (entry: string): string =>
  `;queueMicrotask(()=>customElements.get("raan-dashboard")||import("./${entry}"))`

export type FinishOptions = {
  /** the file that keeps its name */
  entry: string
  /** names of files of which most runs as soon as they are loaded */
  eager: ReadonlySet<string>
  /** whether the runtime starts the page if its inline script doesn't */
  startsPage: boolean
}

/** Gives the bundler's chunks and the text files their final contents and names. */
export async function finishFiles(
  chunks: readonly OutputChunk[],
  texts: WaveTexts,
  { entry, eager, startsPage }: FinishOptions,
): Promise<{ files: PageFile[]; finalName(name: string): string }> {
  const plain = await withoutHelpers(chunks)
  // the others are imports of the page's own React
  const imports = new Map([...plain].map(([name, chunk]) => [name, chunk.imports.filter((each) => plain.has(each))]))
  const closureOf = (file: string) => staticClosure(imports, file)
  const runtime = chunks.find(({ fileName }) => fileName === 'runtime~.js')
  const always = runtime ? closureOf(runtime.fileName) : new Set<string>()
  const codes = new Map(texts.files)
  for (const [fileName, { code }] of plain) {
    const there = new Set([...closureOf(fileName), ...always])
    const start = startsPage && fileName === runtime?.fileName ? startOf(entry) : ''
    const whole = startTogether(fillWaves(code.trimEnd(), texts), there, closureOf) + start
    codes.set(fileName, eager.has(fileName) ? compileHint + whole : whole)
  }
  const marks = fingerprints(codes, new Set(texts.files.keys()))
  const finalName = (name: string): string => {
    if (name === entry) return name
    const mark = marks.get(name)
    if (!mark) throw new Error(`a file of the page asks for ${name}, which there is not`)
    return name.replace(/~\.js$/, `-${mark}.js`)
  }
  const inputsOf = new Map(
    chunks.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
    ]),
  )
  const files = [...codes].map(([name, code]) => ({
    name: finalName(name),
    code: code
      .replace(unfinished, (_, quote: string, file: string) => `${quote}./${finalName(file)}${quote}`)
      .replace(unfinishedTexts, (_, part: string) => `\${l}-${finalName(`th-${part}~.js`).replace(/^th-/, '')}`),
    inputs: inputsOf.get(name) ?? {},
    imports: (imports.get(name) ?? []).map(finalName),
    loads: [...code.matchAll(loaded)].map(([, , file = '']) => finalName(file)),
  }))
  return { files, finalName }
}
