import * as v from 'valibot'
import { encodeText, isDotSegment } from './address'
import { RaanError } from './errors'
import { lookUp } from './look-up'

export type Schema = v.GenericSchema<unknown, unknown>
export type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
  readonly entries: Record<string, Schema>
}

/** A schema that decodes `wire` to `inside` and that `encode` can reverse. */
export function reversible<const S extends v.GenericSchema, Inside>(
  wire: S,
  decode: (value: v.InferOutput<S>) => Inside,
  encode: (value: Inside) => v.InferInput<S>,
) {
  return v.pipe(wire, v.transform(decode), v.metadata({ encode }))
}

export type Decoded<T> =
  | { ok: true; value: T }
  | { ok: false; path: string; expected: string; fields: Record<string, string[]> }

/**
 * Decodes a wire value. A mismatch names the first path and the type found there, not the value, which may be personal
 * data; `fields` lists all of them by code.
 */
export function decode<S extends Schema>(schema: S, wire: unknown): Decoded<v.InferOutput<S>> {
  const result = v.safeParse(schema, wire)
  if (result.success) return { ok: true, value: result.output }
  const fields = new Map<string, string[]>()
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? ''
    fields.set(path, [...(fields.get(path) ?? []), codeOf(issue)])
  }
  const first = result.issues[0]
  return {
    ok: false,
    path: v.getDotPath(first) ?? '',
    expected: `${expectedOf(first)} (received ${typeOf(first.input)})`,
    fields: Object.fromEntries(fields),
  }
}

/** Of alternatives each, so that text which isn't a number is not said to be expected; of a check of ours its code. */
const expectedOf = (issue: v.BaseIssue<unknown>): string =>
  issue.issues?.every(({ path }) => !path)
    ? issue.issues.map(expectedOf).join(' | ')
    : (issue.expected ?? `no "${codeOf(issue)}"`)

function typeOf(input: unknown): string {
  if (input === null) return 'null'
  if (typeof input === 'object') return Array.isArray(input) ? 'Array' : 'Object'
  return Number.isNaN(input) ? 'NaN' : typeof input
}

/** Our own checks use a code as their message; valibot's messages are reduced to the kind of check. */
function codeOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema') return issue.received === 'undefined' ? 'required' : 'wrong-type'
  return /^[a-z][a-z-]*$/.test(issue.message) ? issue.message : issue.type.replaceAll('_', '-')
}

type Node = {
  type: string
  pipe?: readonly unknown[]
  wrapped?: Node
  item?: Node
  entries?: Record<string, Node>
  value?: Node
}

const encoderOf = (step: unknown): ((value: unknown) => unknown) | undefined => {
  const { kind, metadata } = step as { kind?: string; metadata?: { encode?: (value: unknown) => unknown } }
  return kind === 'metadata' ? metadata?.encode : undefined
}

/** Encodes a value for the wire with the schema that decodes it. Unions and variants pass unchanged. */
export function encode(schema: unknown, value: unknown): unknown {
  const node = schema as Node
  if (value === undefined || value === null) return value
  if (node.pipe) {
    const [root, ...steps] = node.pipe
    const turned = steps.reduceRight((now: unknown, step) => encoderOf(step)?.(now) ?? now, value)
    return encode(root, turned)
  }
  // a union that wraps its known values is a filter: text stands for an unknown value
  if (node.wrapped) return node.type === 'union' && typeof value === 'string' ? value : encode(node.wrapped, value)
  if (node.item && Array.isArray(value)) return value.map((each) => encode(node.item, each))
  if (node.entries && typeof value === 'object') return encodeEntries(node.entries, value as Record<string, unknown>)
  if (node.type === 'record' && node.value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encode(node.value, each)]))
  return value
}

function encodeEntries(entries: Record<string, Node>, value: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(entries)) {
    const turned = encode(entry, lookUp(value, key))
    if (turned !== undefined) wire[key] = turned
  }
  return wire
}

/** Encodes a query string. Undefined values are omitted; an empty list is sent as `name=`. */
export function encodeQuery(schema: ObjectSchema, value: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, entry] of Object.entries(schema.entries)) {
    const wire = encode(entry, lookUp(value, name))
    if (wire === undefined || wire === null) continue
    if (!Array.isArray(wire)) params.set(name, String(wire))
    else if (wire.length === 0) params.set(name, '')
    else for (const each of wire) params.append(name, String(each))
  }
  return params
}

/**
 * Fills `/api/orders/{OrderNumber}` with its values, each escaped as one segment. Rejects a value that would change the
 * path.
 */
export function fillPath(template: string, values: Record<string, unknown> = {}, call?: string): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(lookUp(values, name) ?? '')
    if (value !== '' && !isDotSegment(value)) return encodeText(value)
    const expected = `a segment of a path (received ${JSON.stringify(value)})`
    throw new RaanError('contract', { ...(call && { call }), path: name, expected })
  })
}
