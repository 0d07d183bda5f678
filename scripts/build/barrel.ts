import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseSync, types } from '@babel/core'

/** Names a barrel re-exports, by source file. */
function passedOn(source: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const file = parseSync(source, { configFile: false, babelrc: false, sourceType: 'module' })
  for (const node of file?.program.body ?? [])
    if (types.isImportDeclaration(node))
      names.set(
        node.source.value,
        node.specifiers.map(({ local }) => local.name),
      )
  return names
}

/**
 * Splits a file that names every widget into a file per widget, so that a bundler includes only what is
 * imported. Each exports bindings of its own: bundlers skip re-exporting files, and with them the widget's
 * style sheets. `export *` names no widget: esbuild would keep everything the barrel names.
 */
export function spreadBarrel(barrel: string): void {
  const folder = `${dirname(barrel)}/barrel`
  mkdirSync(folder, { recursive: true })
  const names = passedOn(readFileSync(barrel, 'utf8'))
  for (const [file, exported] of names) {
    const imports = exported.map((name) => `${name} as ${name}$`).join(', ')
    const own = exported.map((name) => `export const ${name} = ${name}$\n`).join('')
    writeFileSync(`${folder}/${basename(file)}`, `import { ${imports} } from '.${file}'\n${own}`)
  }
  writeFileSync(barrel, [...names.keys()].map((file) => `export * from './barrel/${basename(file)}'\n`).join(''))
  rmSync(`${barrel}.map`)
}
