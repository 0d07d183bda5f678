import type { Endpoint } from '../core/kernel/endpoint'
import { mostFileBytes } from '../core/kernel/file'
import { browserPasswords } from './auth/auth.password'
import { tokenLife } from './auth/auth.signer'
import type { Backend, Handler, Service } from './handle'
import { OutsideShops } from './outside-shops'
import type { Received } from './read-call'
import { notForShops, type Reply } from './reply'
import { withinShops } from './within-shops'

type Chosen = 'passwords' | 'registration' | 'sessionLife' | 'mail' | 'files'

export type RouterOptions = Omit<Backend, 'verify' | 'handlers' | 'answered' | Chosen> &
  Partial<Pick<Backend, Chosen>> & {
    services: readonly Service[]
    /** path before the contract's paths */
    base?: string
    /** wraps all transactions of one response; may run `act` again */
    around?<T>(act: () => Promise<T>): Promise<T>
    /** default: the header of the request, which a request inside a page lacks */
    agentOf?(request: Request): string
    /** the response after an exception */
    failure(error: unknown): Reply
  }

/** Responds to a request; undefined if it isn't a call of the services. */
export type Router = (request: Request) => Promise<Response> | undefined

type Route = { readonly handler: Handler; readonly pattern: RegExp }

/** A contract path as a pattern: each `{name}` is one segment. */
function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i')
}

const variablesOf = ({ endpoint }: Handler): number => endpoint.path.split('{').length

/** Invalid escapes are kept as is, so they match nothing. */
function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Stops reading at the limit: whoever sends more isn't waited for. */
async function bytesOf({ body }: Request): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > mostFileBytes) {
      // a copy of the request may still be read
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

async function receive(
  { body, upload }: Endpoint,
  request: Request,
  segments: Readonly<Record<string, string>>,
  agent: string,
): Promise<Received> {
  return {
    params: new URLSearchParams(Object.entries(segments).map(([name, segment]) => [name, unescaped(segment)])),
    query: new URL(request.url).searchParams,
    token: /^Bearer\s+(\S.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1],
    key: request.headers.get('Idempotency-Key') ?? '',
    text: body ? await request.text() : '',
    bytes: upload ? await bytesOf(request) : undefined,
    agent,
    languages: request.headers.get('Accept-Language') ?? '',
  }
}

const agentInHeader = (request: Request): string => request.headers.get('User-Agent') ?? ''

function respond({ status, body, headers }: Reply): Response {
  if (body === undefined) return new Response(null, { status, headers })
  return body instanceof Uint8Array
    ? new Response(body as Uint8Array<ArrayBuffer>, { status, headers })
    : Response.json(body, { status, headers })
}

/** One function for all calls of these services, on any origin. */
export function createRouter(options: RouterOptions): Router {
  const { services, base = '', around = (act) => act(), agentOf = agentInHeader, failure, ...given } = options
  const handlers = services.flatMap((service) => service.handlers)
  const settings: Omit<Backend, 'verify'> = {
    passwords: browserPasswords,
    registration: 'open',
    sessionLife: tokenLife,
    mail: 'none',
    files: undefined,
    handlers,
    answered: new Set(handlers.map(({ endpoint }) => endpoint.name)),
    ...given,
    store: withinShops(given.store),
  }
  const verifiers = services.flatMap(({ verify }) => verify ?? [])
  const backend: Backend = {
    ...settings,
    async verify(token) {
      for (const verify of verifiers) {
        const bearer = await verify(token, settings)
        if (bearer) return bearer
      }
      return null
    },
  }
  const routes: readonly Route[] = handlers
    // a literal path takes precedence over one with a variable in that position
    .toSorted((a, b) => variablesOf(a) - variablesOf(b))
    .map((handler) => ({ handler, pattern: patternOf(base + handler.endpoint.path) }))

  const answer = async (handler: Handler, request: Request, segments: Readonly<Record<string, string>>) => {
    try {
      // before any transaction: a body can take time to arrive, and can be read only once
      const received = await receive(handler.endpoint, request, segments, agentOf(request))
      return respond(await around(() => handler.answer(received, backend)))
    } catch (error) {
      return respond(error instanceof OutsideShops ? notForShops() : failure(error))
    }
  }

  return (request) => {
    const { pathname } = new URL(request.url)
    for (const { handler, pattern } of routes) {
      if (handler.endpoint.method !== request.method) continue
      const found = pattern.exec(pathname)
      if (found) return answer(handler, request, found.groups ?? {})
    }
    return undefined
  }
}
