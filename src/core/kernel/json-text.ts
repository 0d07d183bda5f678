import { wellFormed } from './address'

/** How JSON writes a lone half of a surrogate pair; in what comes in, halves of whole pairs are written so, too. */
const surrogate = /\\u[dD][89a-fA-F]/

function coerced(_: string, value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [wellFormed(key), each]))
}

/** What a JSON text says, in well-formed text; throws a SyntaxError for what is no JSON. */
export const parseJson = (text: string): unknown => JSON.parse(text, surrogate.test(text) ? coerced : undefined)

/** A value as JSON in well-formed text. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value)
  return surrogate.test(text ?? '') ? JSON.stringify(value, coerced) : text
}
