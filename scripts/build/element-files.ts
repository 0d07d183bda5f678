import { commonAttributes, propertyName } from '../../src/host/attributes.ts'
import { isCancelable } from '../../src/host/dom-events.ts'
import type { ElementRow } from '../../src/host/element-row.ts'
import { elements } from '../../src/host/elements.ts'
import { elementParts } from './element-parts.ts'
import { className, elementTypes } from './element-types.ts'

/** Files generated from src/host/elements.ts: path -> text. */
export function elementFiles(): Record<string, string> {
  return {
    ...elementParts(),
    ...elementTypes(),
    'custom-elements.json': `${JSON.stringify(manifest(), null, 2)}\n`,
  }
}

const rows = Object.entries(elements)
/** Each tag has its own declaration in the manifest. */
const declarationName = (tag: string, row: ElementRow) =>
  row.given ? `${tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element` : className(row)

const provider = {
  kind: 'class',
  customElement: true,
  name: 'RaanProviderElement',
  tagName: 'raan-provider',
  attributes: ['base-url', 'credentials', 'user-id', 'cart', 'locale', 'color-scheme'].map((name) => ({
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
