import * as v from 'valibot'
import { decode, encode, encodeQuery, fillPath, type Schema } from './codec'
import type { Endpoint } from './endpoint'
import { type ErrorDetail, type FieldErrors, RaanError } from './errors'
import type { Outgoing, Received } from './outgoing'
import { retryAfter } from './retry'

type Input = { params?: unknown; query?: unknown; body?: unknown }

/** Inside -> what is sent. */
export function encodeCall(endpoint: Endpoint, input: Input): Pick<Outgoing, 'path' | 'headers' | 'body'> {
  demand(endpoint, 'params', input.params)
  demand(endpoint, 'query', input.query)
  const params = encode(endpoint.params, input.params) as Record<string, unknown> | undefined
  const query = endpoint.query ? `${encodeQuery(endpoint.query, (input.query ?? {}) as Record<string, unknown>)}` : ''
  const path = fillPath(endpoint.path, params) + (query ? `?${query}` : '')
  if (!endpoint.body) return { path, headers: { Accept: 'application/json' } }
  return {
    path,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(encode(endpoint.body, input.body)),
  }
}

/** Without these the address would be that of something else, so that nothing is sent. */
function demand(endpoint: Endpoint, part: 'params' | 'query', given: unknown): void {
  const values = (given ?? {}) as Record<string, unknown>
  for (const [name, entry] of Object.entries(endpoint[part]?.entries ?? {})) {
    const value = values[name]
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

/** What came back -> inside, or a RaanError that says what the backend meant. */
export function decodeAnswer(endpoint: Endpoint, received: Received, now: number): unknown {
  const { status, headers, text } = received
  const body = fromJson(text)
  const fields = judgesContent(endpoint, status) ? refusal(body) : undefined
  const detail: ErrorDetail = { call: endpoint.name, status, ...(fields ? { fields } : {}) }
  const succeeded = status >= 200 && status < 300
  if (succeeded && !fields) return answerOf(endpoint, endpoint.answer, text, body)
  if (status === 401) throw new RaanError('unauthenticated', detail)
  if (status === 403) throw new RaanError('forbidden', detail)
  if (status === 409) {
    const current = endpoint.conflict && answerOf(endpoint, endpoint.conflict, text, body)
    throw new RaanError('conflict', { ...detail, current })
  }
  const wait = retryAfter(headers, now)
  throw new RaanError('http', wait === undefined ? detail : { ...detail, retryAfter: wait })
}

/** Whether this status is about what was sent, so that its words belong to fields. */
function judgesContent(endpoint: Endpoint, status: number): boolean {
  if (status === 401) return endpoint.auth === false
  return status >= 200 && status < 500 && ![403, 408, 425, 429].includes(status)
}

const notJson = Symbol('not JSON')

function fromJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

function answerOf(endpoint: Endpoint, schema: Schema | undefined, text: string, body: unknown): unknown {
  const broken = (path: string, expected: string) => new RaanError('contract', { call: endpoint.name, path, expected })
  if (body === notJson) throw broken('', `JSON (received ${JSON.stringify(text.trim().slice(0, 40))})`)
  if (!schema) return undefined
  const decoded = decode(schema, body)
  if (decoded.ok) return decoded.value
  throw broken(decoded.path, decoded.expected)
}

/** `{error: {field: code | codes}}`, or `{error: text}` for the whole (field ''); undefined when nothing is refused. */
function refusal(body: unknown): FieldErrors | undefined {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  const named = typeof error === 'object' && error !== null && !Array.isArray(error) ? error : { '': error }
  const found: [string, string[]][] = []
  for (const [field, said] of Object.entries(named)) {
    const codes = (Array.isArray(said) ? said : [said]).filter((code) => typeof code === 'string' && code !== '')
    if (codes.length > 0) found.push([field, codes])
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
