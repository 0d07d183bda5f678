/** How an attribute's text is converted to a property. */
export type AttributeKind = 'text' | 'number' | 'flag'
export type AttributeTable = Readonly<Record<string, AttributeKind>>

/** Attributes that every element has. */
export const commonAttributes = { locale: 'text', 'color-scheme': 'text' } as const satisfies AttributeTable

export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Property value of an attribute; undefined, meaning the default, if the attribute was removed. */
export function readAttribute(kind: AttributeKind, text: string | null): string | number | boolean | undefined {
  if (text === null) return undefined
  if (kind === 'flag') return text !== 'false'
  if (kind === 'text') return text
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
