import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { parseSync, types } from '@babel/core'
import { cacheFolder, createCache, digest } from './cache.ts'
import { writeFolder } from './folder.ts'
import { run } from './run.ts'

/** The module specifier in a node: import, export, `import('…')` and `declare module`. */
function moduleNameIn(node: types.Node): types.StringLiteral | undefined {
  const name =
    types.isImportDeclaration(node) || types.isExportNamedDeclaration(node) || types.isExportAllDeclaration(node)
      ? node.source
      : types.isTSImportType(node)
        ? node.argument
        : types.isTSModuleDeclaration(node)
          ? node.id
          : undefined
  return types.isStringLiteral(name) ? name : undefined
}

/**
 * Completes relative specifiers for Node's resolution: `./cart` becomes `./cart/index.js`. With
 * `moduleResolution: nodenext`, specifiers without an extension don't resolve, and their types become `any`.
 */
export function withFileNames(source: string, fileOf: (name: string) => string): string {
  const file = parseSync(source, {
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    parserOpts: { plugins: [['typescript', { dts: true }]] },
  })
  const names: types.StringLiteral[] = []
  types.traverseFast(file, (node) => {
    const name = moduleNameIn(node)
    if (name && /^\.\.?(\/|$)/.test(name.value)) names.push(name)
  })
  let text = ''
  let at = 0
  for (const { start, end, value } of names.sort((a, b) => Number(a.start) - Number(b.start))) {
    text += `${source.slice(at, Number(start))}'${fileOf(value)}'`
    at = Number(end)
  }
  return text + source.slice(at)
}

const named = createCache<string>('declarations')

/** A folder's declarations with complete specifiers: name -> text. Fails the build if one doesn't resolve. */
async function nameFiles(from: string): Promise<Map<string, string>> {
  const files = globSync('**/*.d.ts', { cwd: from }).sort()
  const known = new Set(files)
  const all = digest(...files)
  const texts = new Map<string, string>()
  for (const path of files) {
    const fileOf = (name: string): string => {
      const found = [`${name}.js`, `${name}/index.js`].find((file) =>
        known.has(join(dirname(path), file.replace(/\.js$/, '.d.ts'))),
      )
      if (!found) throw new Error(`${path}: ${name} leads to no declaration`)
      return found
    }
    const text = readFileSync(join(from, path), 'utf8')
    texts.set(path, await named.make(digest(path, text, all), () => withFileNames(text, fileOf)))
  }
  return texts
}

/** The declarations that an entry point of the package reaches, as their names are in `folder`. */
function reachable(texts: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, { types?: string }>
  }
  const wanted = Object.values(exports).flatMap(({ types }) => (types ? relative(folder, types) : []))
  const waiting = [...texts.keys()].filter((name) => wanted.some((pattern) => matchesGlob(name, pattern)))
  const reached = new Map<string, string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = texts.get(name)
    if (reached.has(name) || text === undefined) continue
    reached.set(name, text)
    for (const [, path = ''] of text.matchAll(/'(\.\.?\/[^']+)\.js'/g))
      waiting.push(join(dirname(name), `${path}.d.ts`))
  }
  return reached
}

/** Writes the package's declarations to `folder`. Incremental, unless some of the compiler's output is missing. */
export async function buildDeclarations(folder: string): Promise<{ code: number; output: string }> {
  const emitted = cacheFolder('types')
  const declared = new Set(
    globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.endsWith('.d.ts'))
      .map((file) => relative('src', file).replace(/\.tsx?$/, '.d.ts')),
  )
  const listFile = join(emitted, '.files.json')
  const before: string[] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : []
  const isWhole = before.length > 0 && before.every((file) => existsSync(join(emitted, file)))
  if (!isWhole) rmSync(emitted, { recursive: true, force: true })
  const incremental = ['--incremental', '--tsBuildInfoFile', join(emitted, '.tsbuildinfo'), '--outDir', emitted]
  const result = await run('tsc', ['-p', 'tsconfig.build.json', ...incremental], { quiet: true })
  if (result.code !== 0) return result
  for (const file of globSync('**/*.d.ts', { cwd: emitted })) if (!declared.has(file)) rmSync(join(emitted, file))
  writeFileSync(listFile, JSON.stringify([...declared]))
  writeFolder(folder, reachable(await nameFiles(emitted), folder))
  return result
}
