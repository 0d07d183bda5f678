import { type HttpHandler, http } from 'msw'
import type * as v from 'valibot'
import type { Ability } from '../core/auth/auth.contract'
import { decode, encode } from '../core/kernel/codec'
import { decodeQuery } from '../core/kernel/decode-query'
import type { AnswerOf, Endpoint } from '../core/kernel/endpoint'
import { lookUp } from '../core/kernel/look-up'
import { firstAnswer, isRepeatable, keepAnswer } from './first-answer'
import { mayCall } from './rights'
import type { World } from './world'

const methods = { GET: http.get, POST: http.post, DELETE: http.delete }

/** Who sent the token of a request, what they may do, and the session it belongs to. */
export type Bearer = {
  id: number
  username: string
  fullName: string
  ability: readonly Ability[] | undefined
  user_permission: readonly string[]
  session: string
}

/** What `handle` needs of the mock it runs in. */
export type MockSettings = {
  world: World
  /** around all of an answer: on the newest rows, which keep what it wrote; runs it again where others wrote meanwhile */
  transact<T>(act: () => Promise<T>): Promise<T>
  auth: 'open' | 'required'
  /** null for a token that is expired, forged or unknown */
  verify(token: string): Promise<Bearer | null>
  /** path before the contract's paths */
  base: string
}

/** An answer other than the contract's success. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const reply = (...answer: ConstructorParameters<typeof Reply>): Reply => new Reply(...answer)

/** 422: message codes by field path. */
export const refuse = (fields: Record<string, string | readonly string[]>): Reply => reply(422, { error: fields })

/** 403: whoever asks may not. */
export const notAllowed = (): Reply => reply(403, { error: 'Not allowed' })

/** 404 without a body. */
export const missing = (): Reply => reply(404)

type Got<E, K extends string> = E extends { readonly [P in K]: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined

export type Asked<E extends Endpoint> = {
  params: Got<E, 'params'>
  query: Got<E, 'query'>
  body: Got<E, 'body'>
  /** Idempotency-Key, 1 to 255 characters; '' where none was sent */
  key: string
  user: Bearer | null
  world: World
}

type Answered<E extends Endpoint> = AnswerOf<E> | Reply

export type MockHandler = (settings: MockSettings) => HttpHandler

/**
 * Answers one call. `decide` gets what the contract decoded and runs as one transaction on the rows; a decision that
 * has to wait puts what it reads and writes together into `world.transact` itself.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  decide: (asked: Asked<E>) => Answered<E> | Promise<Answered<E>>,
): MockHandler {
  return (settings) => {
    return methods[endpoint.method](
      settings.base + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      async ({ request, params }) => {
        try {
          // before the rows are looked at: a body arrives when it likes, and only once
          const text = endpoint.body ? await request.text() : ''
          const answer = await settings.transact(async () => {
            const asked = await readRequest(endpoint, settings, request, params, text)
            return asked instanceof Reply ? asked : settings.world.transact(() => answerOnce(endpoint, asked, decide))
          })
          return respond(answer)
        } catch (error) {
          return respond(reply(500, { error: error instanceof Error ? error.message : String(error) }))
        }
      },
    )
  }
}

/** The first answer under the key of a creation, wherever there was one. */
function answerOnce<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  decide: (asked: Asked<E>) => Answered<E> | Promise<Answered<E>>,
): Reply | Promise<Reply> {
  const { key, user, world, params, query, body } = asked
  const keyed = { key, call: endpoint.name, userId: user?.id ?? null, asked: JSON.stringify([params, query, body]) }
  const isKept = key !== '' && isRepeatable(endpoint)
  const first = isKept ? firstAnswer(world, keyed) : undefined
  if (first)
    return first.asked === keyed.asked
      ? reply(first.status, first.body)
      : reply(422, { error: { 'Idempotency-Key': 'used' }, ...(first.body as object | undefined) })
  const finish = (answered: Answered<E>): Reply => {
    const answer =
      answered instanceof Reply
        ? answered
        : reply(endpoint.status ?? 200, endpoint.answer && encode(endpoint.answer, answered))
    if (isKept) keepAnswer(world, keyed, answer)
    return answer
  }
  const answered = decide(asked)
  return answered instanceof Promise ? answered.then(finish) : finish(answered)
}

const respond = ({ status, body, headers }: Reply): Response =>
  body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })

/** In the order of a real server: token, rights, key, path, query, body. */
async function readRequest<E extends Endpoint>(
  endpoint: E,
  settings: MockSettings,
  request: Request,
  segments: Readonly<Record<string, string | readonly string[] | undefined>>,
  text: string,
): Promise<Asked<E> | Reply> {
  const user = endpoint.auth === false ? null : await readBearer(settings, request)
  if (user instanceof Reply) return user
  if (user && !mayCall(user, endpoint.allow)) return notAllowed()
  const key = request.headers.get('Idempotency-Key') ?? ''
  if (key.length > 255) return reply(400, { error: { 'Idempotency-Key': 'too-long' } })
  if (key === '' && endpoint.needsKey) return reply(400, { error: { 'Idempotency-Key': 'required' } })
  const path = new URLSearchParams(Object.entries(segments).map(([name, value]) => [name, String(value)]))
  const params = endpoint.params && decodeQuery(endpoint.params, path)
  if (params && Object.keys(endpoint.params?.entries ?? {}).some((name) => lookUp(params, name) === undefined))
    return missing()
  const query = endpoint.query && decodeQuery(endpoint.query, new URL(request.url).searchParams)
  const body = endpoint.body && readBody(endpoint.body, text)
  if (body instanceof Reply) return body
  // The boundary to the typed decision: each part was decoded by the schema its type comes from.
  return { params, query, body, key, user, world: settings.world } as Asked<E>
}

async function readBearer({ auth, verify }: MockSettings, request: Request): Promise<Bearer | null | Reply> {
  const token = /^Bearer\s+(\S.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
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
