import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { AppModule } from '../../src/core/kernel/ports.ts'

type Load = (file: string) => Promise<Record<string, unknown>>

const note = "// Generated from the domains' app.ts by npm run generate."

/** Each domain is a folder of src/core with a descriptor. */
const domains = () =>
  globSync('src/core/*/app.ts')
    .map((file) => basename(dirname(file)))
    .sort()

export const sourcesOfDomains = (): string[] =>
  domains()
    .flatMap((name) => globSync(`src/core/${name}/**/*.ts`))
    .sort()

/** What is generated of the descriptors: path -> text. `load` imports a file of src. */
export async function appFiles(load: Load): Promise<Record<string, string>> {
  return { 'src/core/app-loaders.ts': appLoaders(), 'src/core/machines.ts': await machines(load) }
}

function appLoaders(): string {
  const lines = domains().map((name) => `  ${name}: () => import('./${name}/app').then((file) => file.${name}App),`)
  return `${note}

/** Every app, loaded when first asked for. */
export const apps = {
${lines.join('\n')}
}
`
}

async function machinesOf(name: string, load: Load): Promise<unknown[]> {
  const { [`${name}App`]: app } = (await load(`src/core/${name}/app.ts`)) as Record<string, AppModule>
  if (!app) throw new Error(`src/core/${name}/app.ts exports no ${name}App`)
  const views = Object.values(app.views ?? {}).map(async (view) => (typeof view === 'function' ? await view() : view))
  return [app.data, ...(await Promise.all(views)).map(({ machine }) => machine)]
}

/** The types of input and events that stand with a machine. */
const typesBeside = (text: string): string[] =>
  [...text.matchAll(/^export type (?:\{ ([^}]*) \}|(\w+))/gm)]
    .flatMap(([, list, single]) => (list ? list.split(', ') : [single ?? '']))
    .filter((name) => /(?:Input|Event|Choice)$/.test(name))

/** The door `langraan/core/machines`: every machine of a descriptor, from the file that declares it. */
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
