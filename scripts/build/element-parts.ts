import type { ElementRow } from '../../src/host/element-row.ts'
import { elements } from '../../src/host/elements.ts'

const rows = Object.entries(elements)
const note = '// Generated from src/host/rows by npm run generate.'

/** A value as a literal in the project's style: unquoted keys if possible, single quotes. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value)
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${fields.map(([name, each]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${written(each)}`).join(', ')} }`
}

/**
 * Splits the table into what every page with our script loads and what comes with an app's code, so that
 * another element costs pages without it little more than its names.
 */
export function elementParts(): Record<string, string> {
  const apps = [...new Set(rows.map(([, { app }]) => app))]
  return {
    'src/host/light-elements.ts': lightElements(),
    'src/widgets/index.ts': widgetsEntryPoint(apps),
    ...Object.fromEntries(apps.map((app) => [`src/host/element-chunks/${app}.ts`, elementChunk(app)])),
  }
}

/** The entry point `langraan/widgets`: the elements' components, their props, and the providers around them. */
function widgetsEntryPoint(apps: readonly string[]): string {
  const exported = (app: string): string[] => {
    const own = rows.filter(([, row]) => row.app === app)
    const names = own.flatMap(([, { widget, types = [] }]) => [
      widget,
      `type ${widget}Props`,
      ...types.map((name) => `type ${name}`),
    ])
    return [...new Set(names)]
  }
  const lines = apps.map((app) => `export { ${exported(app).join(', ')} } from './${app}'`)
  return `${note}

${[...lines, "export { RaanRoot, type RaanRootProps } from './runtime'"].sort().join('\n')}
`
}

function lightElements(): string {
  const tagsOf = new Map<string, string[]>()
  for (const [tag, { widget, events, given, types, ...row }] of rows) {
    const fields = Object.entries(row).map(([name, value]) => `${name}: ${written(value)}`)
    const light = `{ ${fields.join(', ')} }`
    tagsOf.set(light, [...(tagsOf.get(light) ?? []), tag])
  }
  const light = [...tagsOf].map(([row, tags]) =>
    tags.length === 1 ? `  '${tags[0]}': ${row},` : `  ...alike('${tags.join(' ')}', ${row}),`,
  )
  const parts = [...new Set(rows.map(([, { app }]) => app))].map(
    (app) =>
      `  ${/^\w+$/.test(app) ? app : `'${app}'`}: { load: () => import('./element-chunks/${app}'), messages: waveMessages('./element-chunks/${app}') },`,
  )
  return `${note}

import type { ElementPart, LightRow } from './element-row'
import { waveMessages } from './wave-messages'

const alike = (tags: string, row: LightRow) => Object.fromEntries(tags.split(' ').map((tag) => [tag, row]))

/** All that a page knows of an element before its code is there. */
export const lightElements: Readonly<Record<string, LightRow>> = {
${light.join('\n')}
}

/** The code and the texts of each app's elements. */
export const elementParts: Readonly<Record<string, ElementPart>> = {
${parts.join('\n')}
}
`
}

function elementChunk(app: string): string {
  const arriving = rows
    .filter(([, row]) => row.app === app)
    .map(
      ([tag, { widget, events, given }]: [string, ElementRow]) => `  '${tag}': ${written({ widget, given, events })},`,
    )
  return `${note}

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/${app}'
export const rows: Readonly<Record<string, ArrivingRow>> = {
${arriving.join('\n')}
}
`
}
