import * as v from 'valibot'
import { type Decoded, decode, type Schema } from './codec'
import { lookUp } from './look-up'

/** Converts an unusual but unambiguous value into one the schema accepts; returns anything else unchanged. */
type Coerce = (wire: unknown) => unknown

/** For responses: normalizes values that would be rejected in a request. */
export const coerced = <const S extends v.GenericSchema>(schema: S, coerce: Coerce) =>
  v.pipe(schema, v.metadata({ coerce }))

/** Rows of a response: unreadable ones are left out and reported, the others are kept. */
export const rows = <const S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.metadata({ areRows: true }))

/** A code in a response: a known one, or the backend's own, which is shown as is. */
export const openCode = <const Known extends string>(_known: readonly Known[]) =>
  v.string() as unknown as v.GenericSchema<Known | (string & {})>

/** Where the first unreadable row or optional value breaks the contract, and how many rows were left out. */
export type Unread = { path: string; expected: string; rows: number }

/**
 * Decodes a response. `null` counts as missing where a value is optional, and missing as `null` where that is allowed;
 * `coerced` and `rows` schemas apply. A valid response costs no more than `decode`.
 */
export function decodeAnswerOf<S extends Schema>(
  schema: S,
  wire: unknown,
): Decoded<v.InferOutput<S>> & { unread?: Unread } {
  const strict = decode(schema, wire)
  if (strict.ok) return strict
  const lists = new Set<unknown>()
  const soft = soften(schema as unknown as Node, wire, lists)
  const first = decode(schema, soft)
  if (first.ok) return first
  const ignored = ignoreOptional(schema, soft, lists)
  const left = leaveOut(schema, soft, lists)
  const rest = decode(schema, soft)
  return rest.ok && ignored + left > 0
    ? { ...rest, unread: { path: first.path, expected: first.expected, rows: left } }
    : first
}

/** Removes unreadable optional values beside the rows of a list: the list is worth more. Returns how many. */
function ignoreOptional(schema: Schema, wire: unknown, lists: ReadonlySet<unknown>): number {
  const node = schema as unknown as Node
  const entries = node.entries ?? node.pipe?.find((step) => step.entries)?.entries
  if (!entries || !Object.values(wire ?? {}).some((value) => lists.has(value))) return 0
  const names = new Set<string>()
  for (const { path = [] } of v.safeParse(schema, wire).issues ?? []) {
    const name = String(path[0]?.key)
    const entry = lookUp(entries, name)
    if (entry && mayBeMissing(entry) && !path.some(({ input }) => lists.has(input))) names.add(name)
  }
  for (const name of names) Reflect.deleteProperty(wire as Fields, name)
  return names.size
}

/** Removes unreadable rows from their lists; the innermost list counts. Returns how many. */
function leaveOut(schema: Schema, wire: unknown, lists: ReadonlySet<unknown>): number {
  let left = 0
  // some checks run only once the values before them are valid: another pass may find more
  for (let broken = brokenRows(schema, wire, lists); broken.length > 0; broken = brokenRows(schema, wire, lists)) {
    for (const { list, position, depth } of broken.reverse()) {
      list.splice(position, 1)
      left++
      // a list with nothing but unreadable rows is not a valid response
      if (list.length === 0 && depth <= 1) return 0
    }
  }
  return left
}

type Broken = { list: unknown[]; position: number; depth: number }

/** The unreadable rows in order; none if anything besides rows is unreadable too. */
function brokenRows(schema: Schema, wire: unknown, lists: ReadonlySet<unknown>): Broken[] {
  const broken = new Map<string, Broken>()
  for (const { path = [] } of v.safeParse(schema, wire).issues ?? []) {
    const depth = path.findLastIndex(({ input }) => lists.has(input))
    const row = path[depth]
    if (!row) return []
    const name = path.slice(0, depth + 1).map(({ key }) => key)
    broken.set(name.join('.'), { list: row.input as unknown[], position: row.key as number, depth })
  }
  return [...broken.values()]
}

type Node = {
  kind?: string
  type: string
  pipe?: readonly Node[]
  wrapped?: Node
  item?: Node
  value?: Node
  key?: string
  options?: readonly Node[]
  entries?: Record<string, Node>
  metadata?: { coerce?: Coerce; areRows?: boolean }
}
type Fields = Readonly<Record<string, unknown>>

const mayBeMissing = ({ type }: Node): boolean => type === 'optional' || type === 'exact_optional'

function takesNull({ type, pipe, wrapped }: Node): boolean {
  if (type === 'nullable' || type === 'nullish') return true
  const inner = pipe?.[0] ?? wrapped
  return inner !== undefined && takesNull(inner)
}

/** A copy of the wire value in the form the schema expects, where unambiguous. Adds lists of rows to `lists`. */
function soften(node: Node, wire: unknown, lists: Set<unknown>): unknown {
  const { pipe, wrapped, item, entries } = node
  if (pipe) return softenPipe(pipe, wire, lists)
  if (wrapped) {
    if (wire === null && mayBeMissing(node) && !takesNull(wrapped)) return undefined
    if (wire === undefined || wire === null) return node.type === 'nullable' ? null : wire
    return soften(wrapped, wire, lists)
  }
  if (item) return Array.isArray(wire) ? wire.map((each) => soften(item, each, lists)) : wire
  if (typeof wire !== 'object' || wire === null) return wire
  const fields = wire as Fields
  if (entries) return softenEntries(entries, fields, lists)
  const { value, key, options = [] } = node
  if (value) return softenEntries(Object.fromEntries(Object.keys(fields).map((name) => [name, value])), fields, lists)
  const option =
    key === undefined
      ? undefined
      : options.find(({ entries: own }) => v.is(lookUp(own, key) as never, lookUp(fields, key)))
  return option ? soften(option, wire, lists) : wire
}

function softenPipe(pipe: readonly Node[], wire: unknown, lists: Set<unknown>): unknown {
  const metadata = pipe.flatMap((step) => (step.kind === 'metadata' && step.metadata) || [])
  let soft = metadata.reduce((now, { coerce }) => (coerce ? coerce(now) : now), wire)
  for (const step of pipe) if (step.kind === 'schema') soft = soften(step, soft, lists)
  if (Array.isArray(soft) && metadata.some(({ areRows }) => areRows)) lists.add(soft)
  return soft
}

function softenEntries(entries: Readonly<Record<string, Node>>, fields: Fields, lists: Set<unknown>): Fields {
  const soft = new Map(Object.entries(fields))
  for (const [name, entry] of Object.entries(entries)) {
    const value = soften(entry, soft.get(name), lists)
    if (value === undefined) soft.delete(name)
    else soft.set(name, value)
  }
  return Object.fromEntries(soft)
}
