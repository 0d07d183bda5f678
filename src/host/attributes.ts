/** What an attribute's text becomes as a property. */
export type AttributeKind = 'text' | 'number' | 'flag'
export type AttributeTable = Readonly<Record<string, AttributeKind>>

/** Attributes every element takes. */
export const commonAttributes = { locale: 'text', 'color-scheme': 'text' } as const satisfies AttributeTable

export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Text of an attribute as its property's value; a removed attribute is undefined, which means the default. */
export function readAttribute(kind: AttributeKind, text: string | null): string | number | boolean | undefined {
  if (text === null) return undefined
  if (kind === 'flag') return text !== 'false'
  if (kind === 'text') return text
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
