import * as v from 'valibot'
import type { ObjectSchema } from './codec'

type Node = { type: string; pipe?: readonly unknown[]; wrapped?: Node; item?: Node }

const plainOf = (schema: unknown): Node => {
  const node = schema as Node
  if (node.wrapped) return plainOf(node.wrapped)
  if (node.pipe) return plainOf(node.pipe[0])
  return node
}

/** What the schema would not take stays text, for the schema to say what invalid values mean. */
function fromText(type: string, text: string): unknown {
  if (text.trim() === '' && type !== 'string') return undefined
  if (type === 'number') return Number.isNaN(Number(text)) ? text : Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Query text -> inside. What is missing counts as not given, so the schema's default holds; so does what makes no sense,
 * but for a filter (`filterSchema`), which keeps it and finds nothing.
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
    // an amount below zero isn't an amount either: a filter keeps it as text
    const result = [wire, texts[0], undefined].map((each) => v.safeParse(entry, each)).find(({ success }) => success)
    if (result?.success && result.output !== undefined) value[name] = result.output
  }
  return value as v.InferOutput<S>
}
