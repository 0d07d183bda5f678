import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, types } from '@babel/core'

/** Where a declaration says the name of a module: import, export, `import('…')` and `declare module`. */
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
 * The declaration with the file of every neighbour named as Node looks for it: `./cart` becomes `./cart/index.js`. Under
 * `moduleResolution: nodenext` a name without a file's ending leads nowhere, and whatever comes from there is `any`.
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

/** Names the files in all declarations of a folder. Stops the build at a name that leads to none. */
export function nameFiles(folder: string): void {
  for (const path of globSync(`${folder}/**/*.d.ts`)) {
    const fileOf = (name: string): string => {
      const found = [`${name}.js`, `${name}/index.js`].find((file) =>
        existsSync(join(dirname(path), file.replace(/\.js$/, '.d.ts'))),
      )
      if (!found) throw new Error(`${path}: ${name} leads to no declaration`)
      return found
    }
    writeFileSync(path, withFileNames(readFileSync(path, 'utf8'), fileOf))
  }
}
