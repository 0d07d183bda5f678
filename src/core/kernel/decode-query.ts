import * as v from 'valibot'
import type { ObjectSchema } from './codec'

type Node = { type: string; pipe?: readonly unknown[]; wrapped?: Node; item?: Node }

const plainOf = (schema: unknown): Node => {
  const node = schema as Node
  if (node.wrapped) return plainOf(node.wrapped)
  if (node.pipe) return plainOf(node.pipe[0])
  return node
}

/** Values the schema can't parse stay text; the schema decides what invalid values mean. */
function fromText(type: string, text: string): unknown {
  if (text.trim() === '' && type !== 'string') return undefined
  if (type === 'number') return Number.isNaN(Number(text)) ? text : Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Decodes a query string. Missing and invalid values take the schema's default, except in a filter (`filterSchema`),
 * which keeps an invalid value and matches nothing.
 */
export function decodeQuery<S extends ObjectSchema>(schema: S, params: URLSearchParams): v.InferOutput<S> {
  const value: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(schema.entries)) {
    const plain = plainOf(entry)
    const texts = [...params.getAll(name), ...params.getAll(`${name}[]`)]
    const wire =
      texts.length === 0
        ? undefined
        : plain.item
          ? texts.filter((text) => text !== '').map((text) => fromText(plainOf(plain.item).type, text))
          : fromText(plain.type, texts[0] ?? '')
    // a negative amount isn't an amount either: a filter keeps it as text
    const result = [wire, texts[0], undefined].map((each) => v.safeParse(entry, each)).find(({ success }) => success)
    if (result?.success && result.output !== undefined) value[name] = result.output
  }
  return value as v.InferOutput<S>
}
