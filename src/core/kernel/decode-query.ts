import * as v from 'valibot'
import type { ObjectSchema } from './codec'

type Node = { type: string; pipe?: readonly unknown[]; wrapped?: Node; item?: Node }

const plainOf = (schema: unknown): Node => {
  const node = schema as Node
  if (node.wrapped) return plainOf(node.wrapped)
  if (node.pipe) return plainOf(node.pipe[0])
  return node
}

function fromText(type: string, text: string): unknown {
  if (type === 'number') return text.trim() === '' ? undefined : Number(text)
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return text
}

/** Query text -> inside. What is missing or makes no sense counts as not given, so the schema's default holds. */
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
    const given = v.safeParse(entry, wire)
    const result = given.success ? given : v.safeParse(entry, undefined)
    if (result.success && result.output !== undefined) value[name] = result.output
  }
  return value as v.InferOutput<S>
}
