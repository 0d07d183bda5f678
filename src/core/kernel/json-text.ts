import { wellFormed } from './address'

/** A lone surrogate as written by JSON; in received text, halves of valid pairs may be escaped the same way. */
const surrogate = /\\u[dD][89a-fA-F]/

function coerced(_: string, value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [wellFormed(key), each]))
}

/** Parses JSON into well-formed text; throws a SyntaxError for invalid JSON. */
export const parseJson = (text: string): unknown => JSON.parse(text, surrogate.test(text) ? coerced : undefined)

/** A value as JSON in well-formed text. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value)
  return surrogate.test(text ?? '') ? JSON.stringify(value, coerced) : text
}
