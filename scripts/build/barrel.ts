import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseSync, types } from '@babel/core'

/** What a barrel passes on, by the file it comes from. */
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
 * Makes of one file that names every widget a file for each, so that a bundler takes along what is imported and nothing
 * else. Each exports what is its own: bundlers skip a file that passes something on, and with it the widget's sheets.
 * `export *` names no widget: esbuild would keep all that a barrel names.
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
