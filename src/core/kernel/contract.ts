import * as v from 'valibot'
import { encode, encodeQuery, fillPath, type Schema } from './codec'
import type { Endpoint } from './endpoint'
import { type ErrorDetail, type FieldErrors, isErrorEnvelope, RaanError } from './errors'
import { parseJson, toJson } from './json-text'
import { decodeAnswerOf } from './lenient'
import { lookUp } from './look-up'
import type { Outgoing, Received } from './outgoing'
import { retryAfter } from './retry'

type Input = { params?: unknown; query?: unknown; body?: unknown }

/** Encodes the input of a call. */
export function encodeCall(endpoint: Endpoint, input: Input): Pick<Outgoing, 'path' | 'headers' | 'body'> {
  demand(endpoint, 'params', input.params)
  demand(endpoint, 'query', input.query)
  const params = encode(endpoint.params, input.params) as Record<string, unknown> | undefined
  const query = endpoint.query ? `${encodeQuery(endpoint.query, (input.query ?? {}) as Record<string, unknown>)}` : ''
  const path = fillPath(endpoint.path, params, endpoint.name) + (query ? `?${query}` : '')
  if (endpoint.upload) return { path, headers: { Accept: 'application/json' }, body: input.body as Blob }
  if (!endpoint.body) return { path, headers: { Accept: endpoint.download ? '*/*' : 'application/json' } }
  return {
    path,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: toJson(encode(endpoint.body, input.body)),
  }
}

/** Without these the URL would address something else, so nothing is sent. */
function demand(endpoint: Endpoint, part: 'params' | 'query', given: unknown): void {
  const values = (given ?? {}) as Record<string, unknown>
  for (const [name, entry] of Object.entries(endpoint[part]?.entries ?? {})) {
    const value = lookUp(values, name)
    const isThere =
      value !== undefined && value !== null && !Number.isNaN(value) && !(part === 'params' && value === '')
    const isOptional = entry.type === 'exact_optional' || v.is(entry, undefined)
    if (!isThere && !isOptional)
      throw new RaanError('contract', {
        call: endpoint.name,
        path: `${part}.${name}`,
        expected: `a value (given ${value})`,
      })
  }
}

/** Decodes a response, or throws a RaanError. `onUnread` is called if rows were left out. */
export function decodeAnswer(
  endpoint: Endpoint,
  received: Received,
  now: number,
  onUnread?: (error: RaanError) => void,
): unknown {
  const { status, headers, text } = received
  const body = fromJson(text)
  const fields = judgesContent(endpoint, status) ? refusal(body) : undefined
  const { unanswered } = received
  const detail: ErrorDetail = {
    call: endpoint.name,
    status,
    ...(fields && { fields }),
    ...(unanswered && { unanswered }),
  }
  const succeeded = status >= 200 && status < 300
  const breach = (path: string, expected: string, unread?: { unread: number }) =>
    new RaanError('contract', { call: endpoint.name, status, path, expected, ...unread })
  const answerOf = (schema: Schema | undefined) => {
    if (body === notJson) throw breach('', `JSON (received ${formatOf(text)})`)
    if (!schema) return undefined
    const decoded = decodeAnswerOf(schema, body)
    if (!decoded.ok) throw keepBody(breach(decoded.path, decoded.expected), body)
    const { value, unread } = decoded
    if (unread) onUnread?.(breach(unread.path, unread.expected, { unread: unread.rows }))
    return value
  }
  if (succeeded && !fields) return received.file ?? answerOf(endpoint.answer)
  if (status === 401) throw new RaanError('unauthenticated', detail)
  if (status === 403) throw new RaanError('forbidden', detail)
  if (status === 409) {
    // a creation can't conflict with an earlier version: the body of its 409 is not part of the contract
    const current = endpoint.conflict && endpoint.repeat !== 'keyed' ? answerOf(endpoint.conflict) : undefined
    throw new RaanError('conflict', { ...detail, current })
  }
  const isUsed = fields?.['Idempotency-Key']?.includes('used')
  const made = isUsed && endpoint.conflict ? decodeAnswerOf(endpoint.conflict, body) : undefined
  if (made?.ok) detail.current = made.value
  if (status === 404 && body === notJson) throw new RaanError('http', { ...detail, expected: noRoute(endpoint, text) })
  const isForeign = rejecting.includes(status) && !fields && body !== undefined
  if (isForeign)
    detail.expected = `{"error": codes by field, or a sentence} (received ${body === notJson ? formatOf(text) : shapeOf(body)})`
  const wait = retryAfter(headers, now)
  const error = new RaanError('http', wait === undefined ? detail : { ...detail, retryAfter: wait })
  // an empty object has no reason to read
  throw isForeign && Object.keys(Object(body)).length > 0 ? keepBody(error, body) : error
}

/** Statuses that reject the content. */
const rejecting = [400, 422]

/** Its names without its values, which may be personal data. */
const shapeOf = (body: unknown): string =>
  JSON.stringify(body, (_, value) => (typeof value === 'object' ? value : '…')).slice(0, 120)

/** Whether this status rejects the content, so that its messages belong to fields. */
function judgesContent(endpoint: Endpoint, status: number): boolean {
  if (status === 401) return endpoint.auth === false
  return status >= 200 && status < 500 && ![403, 408, 425, 429].includes(status)
}

const notJson = Symbol('not JSON')

function fromJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return parseJson(text)
  } catch {
    return notJson
  }
}

/** An HTML page instead of an empty body or JSON: the server has no such route. */
const noRoute = ({ method, path }: Endpoint, text: string): string => `${method} ${path} (received ${formatOf(text)})`

/** What it is without what it says, which may be personal data. */
const formatOf = (text: string): string => (text.trimStart().startsWith('<') ? 'markup' : 'text')

const bodies = new WeakMap<RaanError, unknown>()

function keepBody(error: RaanError, body: unknown): RaanError {
  bodies.set(error, body)
  return error
}

/**
 * The JSON of a response that broke the contract, or rejected the content in another format. Not in the error's
 * detail, which ends up in logs: it may hold personal data.
 */
export const bodyOf = (error: RaanError): unknown => bodies.get(error)

/**
 * `{error: {field: code | codes}}`, or `{error: text}` for the whole record (field ''); undefined if nothing was
 * rejected.
 */
function refusal(body: unknown): FieldErrors | undefined {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  const named = typeof error === 'object' && error !== null && !Array.isArray(error) ? error : { '': error }
  if (isErrorEnvelope(named)) return undefined
  const found: [string, string[]][] = []
  for (const [field, said] of Object.entries(named)) {
    const codes = (Array.isArray(said) ? said : [said]).filter((code) => typeof code === 'string' && code !== '')
    if (codes.length > 0) found.push([field, codes])
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
