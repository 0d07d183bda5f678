import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, types } from '@babel/core'
import { cacheFolder, createCache, digest } from './cache.ts'
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

/** Copies a folder's declarations with complete specifiers. Fails the build if one doesn't resolve. */
async function nameFiles(from: string, to: string): Promise<void> {
  const files = globSync('**/*.d.ts', { cwd: from }).sort()
  const known = new Set(files)
  const all = digest(...files)
  for (const path of files) {
    const fileOf = (name: string): string => {
      const found = [`${name}.js`, `${name}/index.js`].find((file) =>
        known.has(join(dirname(path), file.replace(/\.js$/, '.d.ts'))),
      )
      if (!found) throw new Error(`${path}: ${name} leads to no declaration`)
      return found
    }
    const text = readFileSync(join(from, path), 'utf8')
    const file = join(to, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await named.make(digest(path, text, all), () => withFileNames(text, fileOf)))
  }
}

/** Removes declarations that no entry point of the package reaches. */
function keepReachable(folder: string): void {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, { types?: string }>
  }
  const waiting = Object.values(exports)
    .flatMap(({ types = '' }) => globSync(types))
    .map((file) => join(file))
  const reached = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/'(\.\.?\/[^']+)\.js'/g))
      waiting.push(join(dirname(file), `${name}.d.ts`))
  }
  for (const path of globSync('**/*.d.ts', { cwd: folder }))
    if (!reached.has(join(folder, path))) rmSync(join(folder, path))
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
  await nameFiles(emitted, folder)
  keepReachable(folder)
  return result
}
