import { commonAttributes, propertyName } from '../../src/host/attributes.ts'
import { type ElementRow, elements } from '../../src/host/elements.ts'
import { isCancelable } from '../../src/host/events.ts'
import { elementParts } from './element-parts.ts'

/** What is generated of the table in src/host/elements.ts: path -> text. */
export function elementFiles(): Record<string, string> {
  return {
    ...elementParts(),
    'src/host/element-types.ts': elementTypes(),
    'custom-elements.json': `${JSON.stringify(manifest(), null, 2)}\n`,
  }
}

const rows = Object.entries(elements)
const className = (row: ElementRow) => `${row.widget}Element`
/** One of several elements of a widget. */
const tagsOf = ({ widget }: ElementRow) => rows.filter(([, row]) => row.widget === widget).map(([tag]) => tag)
const firstRows = rows.filter(([tag, row]) => tagsOf(row)[0] === tag)
/** In the manifest each tag has a declaration of its own. */
const declarationName = (tag: string, row: ElementRow) =>
  row.given ? `${tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element` : className(row)
const propertiesOf = (row: ElementRow) => [
  ...Object.keys(row.attributes ?? {}).map(propertyName),
  ...(row.properties ?? []),
]

function elementTypes(): string {
  // one line an app: the formatter joins what is imported of one file
  const imports = [...new Set(firstRows.map(([, { app }]) => app))].sort().map((app) => {
    const props = firstRows.filter(([, row]) => row.app === app).map(([, { widget }]) => `${widget}Props`)
    return `import type { ${props.sort().join(', ')} } from '../widgets/${app}'`
  })
  return `// Generated from elements.ts by npm run generate.
${imports.join('\n')}
${baseImports()}

${firstRows.map(([, row]) => elementType(row)).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
    'raan-provider': RaanProviderElement
${rows.map(([tag, row]) => `    '${tag}': ${className(row)}`).join('\n')}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-provider': ProviderAttributes
${rows.map(([tag, row]) => `      '${tag}': AttributesOf<${className(row)}, ${union(propertiesOf(row))}>`).join('\n')}
    }
  }
}
`
}

/** Only what the file uses: an unused import is an error. */
function baseImports(): string {
  const names = [
    'AttributesOf',
    ...(rows.some(([, row]) => row.events) ? ['DetailOf'] : []),
    'EventsElement',
    ...(rows.some(([, row]) => row.methods) ? ['MethodOf'] : []),
    'ProviderAttributes',
    'RaanProviderElement',
  ]
  return `import type { ${names.join(', ')} } from './element-base'`
}

const union = (names: string[]): string => (names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never')

function elementType(row: ElementRow): string {
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
/** ${tagsOf(row)
    .map((tag) => `\`<${tag}>\``)
    .join(', ')} */
export interface ${className(row)} extends EventsElement<${row.widget}Events> {
${members.join('\n')}${members.length > 0 ? '\n' : ''}}
`
}

const provider = {
  kind: 'class',
  customElement: true,
  name: 'RaanProviderElement',
  tagName: 'raan-provider',
  attributes: ['base-url', 'credentials', 'cart', 'locale', 'color-scheme'].map((name) => ({
    name,
    type: { text: 'string' },
  })),
  members: ['engine', 'transport', 'fetchToken', 'appearance'].map((name) => ({ kind: 'field', name })),
}

function manifest() {
  const attribute = ([name, kind]: [string, string]) => ({
    name,
    fieldName: propertyName(name),
    type: { text: kind === 'flag' ? 'boolean' : kind === 'number' ? 'number' : 'string' },
  })
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/embed/auto.js',
        declarations: [
          provider,
          ...rows.map(([tag, row]) => ({
            kind: 'class',
            customElement: true,
            name: declarationName(tag, row),
            tagName: tag,
            attributes: Object.entries({ ...commonAttributes, ...row.attributes }).map(attribute),
            members: [
              ...['engine', ...(row.properties ?? [])].map((name) => ({ kind: 'field', name })),
              ...(row.methods ?? []).map((name) => ({ kind: 'method', name })),
            ],
            events: [...Object.keys(row.events ?? {}), 'raan-error'].map((name) => ({
              name,
              type: { text: 'CustomEvent' },
              ...(isCancelable(name) ? { description: 'cancelable' } : {}),
            })),
          })),
        ],
        exports: [
          ['raan-provider', provider.name] as const,
          ...rows.map(([tag, row]) => [tag, declarationName(tag, row)] as const),
        ].map(([tag, name]) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name, module: 'dist/embed/auto.js' },
        })),
      },
    ],
  }
}
