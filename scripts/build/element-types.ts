import { propertyName } from '../../src/host/attributes.ts'
import type { ElementRow } from '../../src/host/element-row.ts'
import { elements } from '../../src/host/elements.ts'

type Row = [tag: string, row: ElementRow]

const rows: readonly Row[] = Object.entries(elements)
const apps = [...new Set(rows.map(([, { app }]) => app))].sort()
const note = '// Generated from src/host/rows by npm run generate.'
const base = 'src/host/element-types'

export const className = ({ widget }: ElementRow): string => `${widget}Element`

const propertiesOf = (row: ElementRow) => [
  ...Object.keys(row.attributes ?? {}).map(propertyName),
  ...(row.properties ?? []),
]
const union = (names: string[]): string => (names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never')

/** Types of the elements, their events and their JSX, a file per app: path -> text. */
export function elementTypes(): Record<string, string> {
  const names = [...apps, 'events', 'provider', 'templates'].sort()
  return {
    ...Object.fromEntries(apps.map((app) => [`${base}/${app}.ts`, typesOf(app)])),
    [`${base}/provider.ts`]: providerTypes(),
    [`${base}/events.ts`]: eventTypes(),
    [`${base}/templates.ts`]: templateTypes(),
    [`${base}.ts`]: `${note}
${names.map((name) => `export type * from './element-types/${name}'`).join('\n')}
`,
  }
}

function typesOf(app: string): string {
  const own = rows.filter((row) => row[1].app === app)
  // elements with the same widget have the same type
  const widgets = own.filter(([, { widget }], at) => own.findIndex(([, row]) => row.widget === widget) === at)
  const props = widgets.map(([, { widget }]) => `${widget}Props`).sort()
  const tagsOf = ({ widget }: ElementRow) => own.filter(([, row]) => row.widget === widget).map(([tag]) => tag)
  return `${note}
import type { ${props.join(', ')} } from '../../widgets/${app}'
import type { ${basesOf(own).join(', ')} } from '../element-base'

${widgets.map(([, row]) => elementType(row, tagsOf(row))).join('\n')}
${known(
  own.map(([tag, row]) => [tag, className(row)]),
  own.map(([tag, row]) => [tag, `AttributesOf<${className(row)}, ${union(propertiesOf(row))}, ${row.widget}Events>`]),
)}`
}

const providerTypes = () => `${note}
import type { ProviderAttributes, RaanProviderElement } from '../element-base'

export type { RaanProviderElement }
${known([['raan-provider', 'RaanProviderElement']], [['raan-provider', 'ProviderAttributes']])}`

/** The elements as templates of Vue and Svelte know them. */
function templateTypes(): string {
  const imports = apps.map((app) => {
    const used = rows.filter((row) => row[1].app === app).map(([, row]) => [className(row), `${row.widget}Events`])
    return `import type { ${[...new Set(used.flat())].sort().join(', ')} } from './${app}'`
  })
  const entries = rows.map(
    ([tag, row]) => `  '${tag}': Template<${className(row)}, ${union(propertiesOf(row))}, ${row.widget}Events>`,
  )
  return `${note}
import type { ProviderTemplate, Template } from '../element-template'
${imports.join('\n')}

export interface ElementTemplates {
  'raan-provider': ProviderTemplate
${entries.join('\n')}
}
`
}

/** Events seen by a listener above the elements, since they bubble. Several elements may share an event name. */
function eventTypes(): string {
  const names = [...new Set(rows.flatMap(([, row]) => Object.keys(row.events ?? {})))].sort()
  const from = (name: string) => [...new Set(rows.filter(([, row]) => row.events?.[name]).map(([, row]) => row))]
  const types = (name: string) => [...new Set(from(name).map(({ widget }) => `${widget}Events['${name}']`))].join(' | ')
  const imports = apps.flatMap((app) => {
    const used = rows.filter(([, row]) => row.app === app && row.events).map(([, { widget }]) => `${widget}Events`)
    return used.length > 0 ? [`import type { ${[...new Set(used)].sort().join(', ')} } from './${app}'`] : []
  })
  return `${note}
${imports.join('\n')}

declare global {
  interface GlobalEventHandlersEventMap {
    'raan-error': CustomEvent<{ code: string; error?: unknown }>
${names.map((name) => `    '${name}': ${types(name)}`).join('\n')}
  }
}
`
}

/** Only what a file uses: an unused import is an error. */
function basesOf(own: readonly Row[]): string[] {
  return [
    'AttributesOf',
    ...(own.some(([, row]) => row.events) ? ['DetailOf'] : []),
    'EventsElement',
    ...(own.some(([, row]) => row.methods) ? ['MethodOf'] : []),
  ]
}

/** Declares the tags for the page's own code: in the DOM and in JSX. */
function known(inDocument: [string, string][], inJsx: [string, string][]): string {
  const lines = (pairs: [string, string][], indent: string) =>
    pairs.map(([tag, type]) => `${indent}'${tag}': ${type}`).join('\n')
  return `declare global {
  interface HTMLElementTagNameMap {
${lines(inDocument, '    ')}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(inJsx, '      ')}
    }
  }
}
`
}

function elementType(row: ElementRow, tags: string[]): string {
  const props = `${row.widget}Props`
  const events = Object.entries(row.events ?? {}).map(
    ([event, prop]) => `  '${event}': CustomEvent<DetailOf<${props}, '${prop}'>>`,
  )
  const members = [
    ...propertiesOf(row).map((name) => `  ${name}: ${props}['${name}']`),
    ...(row.methods ?? []).map((name) => `  ${name}: MethodOf<${props}, '${name}'>`),
  ]
  return `export interface ${row.widget}Events {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
${events.join('\n')}${events.length > 0 ? '\n' : ''}}
/** ${tags.map((tag) => `\`<${tag}>\``).join(', ')} */
export interface ${className(row)} extends EventsElement<${row.widget}Events> {
${members.join('\n')}${members.length > 0 ? '\n' : ''}}
`
}
