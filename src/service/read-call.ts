import type * as v from 'valibot'
import { decode } from '../core/kernel/codec'
import { decodeQuery } from '../core/kernel/decode-query'
import type { Endpoint } from '../core/kernel/endpoint'
import { lookUp } from '../core/kernel/look-up'
import { missing, notAllowed, notForShops, Reply, refuse, reply } from './reply'
import { type Bearer, mayCall } from './rights'
import { isRefusedToLimited } from './shop-limit'

/** A completely received request to one endpoint. */
export type Received = {
  params: URLSearchParams
  query: URLSearchParams
  token: string | undefined
  /** Idempotency-Key; '' if none was sent */
  key: string
  text: string
  /** the body of an upload; undefined if it's larger than any file */
  bytes: Uint8Array | undefined
  /** User-Agent; '' if none was sent */
  agent: string
  /** Accept-Language; '' if none was sent */
  languages: string
}

type Got<E, K extends string> = E extends { readonly [P in K]: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined

/** Who calls: with `required`, calls without a token are refused. */
export type Authentication = {
  readonly auth: 'open' | 'required'
  /** null for a token that is expired, forged or unknown */
  verify(token: string): Promise<Bearer | null>
}

/** The decoded request. */
export type ParsedCall<E extends Endpoint> = {
  params: Got<E, 'params'>
  query: Got<E, 'query'>
  body: Got<E, 'body'>
  /** Idempotency-Key, 1 to 255 characters; '' if none was sent */
  key: string
  user: Bearer | null
  agent: string
  languages: string
}

/** Checks in this order: token, rights, key, path, query, body. */
export async function readCall<E extends Endpoint>(
  endpoint: E,
  received: Received,
  backend: Authentication,
): Promise<ParsedCall<E> | Reply> {
  const user = endpoint.auth === false ? null : await readBearer(backend, received.token)
  if (user instanceof Reply) return user
  if (user && !mayCall(user, endpoint.allow)) return notAllowed()
  if (user && isRefusedToLimited(user, endpoint)) return notForShops()
  const { key } = received
  if (key.length > 255) return reply(400, { error: { 'Idempotency-Key': 'too-long' } })
  if (key === '' && endpoint.needsKey) return reply(400, { error: { 'Idempotency-Key': 'required' } })
  const params = endpoint.params && decodeQuery(endpoint.params, received.params)
  if (params && Object.keys(endpoint.params?.entries ?? {}).some((name) => lookUp(params, name) === undefined))
    return missing()
  const query = endpoint.query && decodeQuery(endpoint.query, received.query)
  const body = endpoint.body && readBody(endpoint.body, received.text)
  if (body instanceof Reply) return body
  const { agent, languages } = received
  // The boundary to typed code: each part was decoded by the schema its type comes from.
  return { params, query, body, key, user, agent, languages } as ParsedCall<E>
}

async function readBearer({ auth, verify }: Authentication, token: string | undefined): Promise<Bearer | null | Reply> {
  if (token === undefined) return auth === 'required' ? reply(401, { error: 'Missing token' }) : null
  return (await verify(token)) ?? reply(401, { error: 'Invalid token' })
}

function readBody(schema: NonNullable<Endpoint['body']>, text: string): unknown {
  const body = parseObject(text)
  if (body === undefined) return refuse({ body: 'not-an-object' })
  const decoded = decode(schema, body)
  return decoded.ok ? decoded.value : refuse(decoded.fields)
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
