import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { AppModule } from '../../src/core/kernel/app-module.ts'

type Load = (file: string) => Promise<Record<string, unknown>>

const note = "// Generated from the domains' app.ts by npm run generate."

/** An app folder's name in code: `shift-notes` is `shiftNotes`. */
export const identifier = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Each domain is a folder of src/core with a descriptor. */
const domains = () =>
  globSync('src/core/*/app.ts')
    .map((file) => basename(dirname(file)))
    .sort()

export const sourcesOfDomains = (): string[] =>
  domains()
    .flatMap((name) => globSync(`src/core/${name}/**/*.ts`))
    .sort()

/** Files generated from the descriptors: path -> text. `load` imports a file of src. */
export async function appFiles(load: Load): Promise<Record<string, string>> {
  return {
    'src/core/app-loaders.ts': appLoaders(),
    'src/core/machines.ts': await machines(load),
    'src/service/services.ts': services(),
    'src/sample/seeds.ts': seeds(),
  }
}

function appLoaders(): string {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const lines = domains().map(
    (name) => `  ${key(name)}: () => import('./${name}/app').then((file) => file.${identifier(name)}App),`,
  )
  return `${note}

/** Every app, loaded on first use. */
export const apps = {
${lines.join('\n')}
}
`
}

function services(): string {
  const served = domains().filter((name) => existsSync(`src/service/${name}/${name}.service.ts`))
  return `// Generated from the domains' services by npm run generate.

import type { Service } from './handle'
${served.map((name) => `import { ${identifier(name)}Service } from './${name}/${name}.service'`).join('\n')}

/** The decisions of every domain. */
export const services: readonly Service[] = [
${served.map((name) => `  ${identifier(name)}Service,`).join('\n')}
]
`
}

const isSeeded = (name: string): boolean => {
  const file = `src/sample/${name}/${name}.seed.ts`
  return existsSync(file) && readFileSync(file, 'utf8').includes(`export const ${identifier(name)}Seeds`)
}

function seeds(): string {
  const seeded = domains().filter(isSeeded)
  return `// Generated from the domains' seeds by npm run generate.

import type { Seed } from '../service/seed'
${seeded.map((name) => `import { ${identifier(name)}Seeds } from './${name}/${name}.seed'`).join('\n')}

/** The sample data of every domain. */
export const seeds: readonly Seed[] = [
${seeded.map((name) => `  ...${identifier(name)}Seeds,`).join('\n')}
]
`
}

async function machinesOf(name: string, load: Load): Promise<unknown[]> {
  const { [`${identifier(name)}App`]: app } = (await load(`src/core/${name}/app.ts`)) as Record<string, AppModule>
  if (!app) throw new Error(`src/core/${name}/app.ts exports no ${identifier(name)}App`)
  const views = Object.values(app.views ?? {}).map(async (view) => (typeof view === 'function' ? await view() : view))
  return [app.data, ...(await Promise.all(views)).map(({ machine }) => machine)]
}

/** The input and event types exported next to a machine. */
const typesBeside = (text: string): string[] =>
  [...text.matchAll(/^export type (?:\{ ([^}]*) \}|(\w+))/gm)]
    .flatMap(([, list, single]) => (list ? list.split(', ') : [single ?? '']))
    .filter((name) => /(?:Input|Event|Choice)$/.test(name))

/** The entry point `langraan/core/machines`: every machine in a descriptor, from the file that declares it. */
async function machines(load: Load): Promise<string> {
  const lines = ["export { memoryStores, type Stores } from './kernel/storage'"]
  for (const name of domains()) {
    const wanted = await machinesOf(name, load)
    for (const file of globSync(`src/core/${name}/**/*.ts`).sort()) {
      const text = readFileSync(file, 'utf8')
      const declared = [...text.matchAll(/^export const (\w+)/gm)].map(([, each]) => each ?? '')
      if (declared.length === 0) continue
      const exported = await load(file)
      const found = declared.filter((each) => wanted.includes(exported[each] ?? null))
      if (found.length === 0) continue
      const types = typesBeside(text).map((each) => `type ${each}`)
      const path = file.replace(/^src\/core\//, './').replace(/\.ts$/, '')
      lines.push(`export { ${[...types, ...found].join(', ')} } from '${path}'`)
    }
  }
  return `${note}\n\n${lines.join('\n')}\n`
}
