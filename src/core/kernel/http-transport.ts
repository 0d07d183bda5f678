import { $fetch } from 'ofetch'
import { addressBelow, issuerOf } from './address'
import { RaanError } from './errors'
import { knownBody } from './outgoing'
import type { Transport } from './transport'

export type HttpOptions = {
  /** base URL of the calls: absolute, or relative to the page (`/backend`) */
  baseUrl: string
  /** sent with every call; a function is called each time */
  headers?: HeadersInit | (() => HeadersInit)
  /** `include` for portals whose session is a cookie on another origin */
  credentials?: RequestCredentials
}

/** Bytes; browsers refuse requests that are kept alive and have 64 KiB or more between them. */
const mostKeptAlive = 60_000

/** A transport over fetch. */
export function createHttpTransport({ baseUrl, headers, credentials }: HttpOptions): Transport {
  const send = async (request: Request) => {
    const given = new Headers(typeof headers === 'function' ? headers() : headers)
    request.headers.forEach((value, name) => {
      given.set(name, value)
    })
    const url = rebase(request.url, baseUrl)
    const known = knownBody(request)
    // Firefox has no Request.body
    const body = known ? new Blob([known.body ?? '']) : await request.blob()
    const response = await $fetch
      .raw(url, {
        method: request.method,
        headers: given,
        signal: request.signal,
        retry: 0,
        // a 307 would send passwords and tokens to the host it names
        redirect: 'manual',
        ignoreResponseError: true,
        responseType: 'stream',
        ...(body.size > 0 ? { body } : {}),
        ...(request.keepalive && body.size < mostKeptAlive ? { keepalive: true } : {}),
        ...(credentials ? { credentials } : {}),
      })
      .catch((cause: unknown) => {
        request.signal.throwIfAborted()
        throw refusal(url, cause, given, credentials)
      })
    if (isRedirect(response)) throw redirection(url)
    return response
  }
  return Object.assign(send, { issuer: issuerOf(baseUrl) })
}

/**
 * fetch rejects the same way for a response blocked by CORS, a server that is down and a lost network. While the page
 * is online, the user shouldn't be told that it isn't; with another origin, CORS is the likely cause.
 */
function refusal(url: string, cause: unknown, sent: Headers, credentials: RequestCredentials | undefined): unknown {
  const origin = globalThis.location?.origin
  if (origin === undefined || globalThis.navigator?.onLine !== true) return cause
  const asked = new URL(url).origin
  if (asked === origin) return new RaanError('offline', { reason: 'unreachable', cause })
  const names = [...sent.keys()].filter((name) => name !== 'accept').join(', ')
  const allowed = [
    `${origin} by Access-Control-Allow-Origin`,
    ...(names ? [`${names} by Access-Control-Allow-Headers`] : []),
    ...(credentials === 'include' ? ['cookies by Access-Control-Allow-Credentials'] : []),
  ]
  const expected = `${asked} to answer, and to allow ${allowed.join(', ')} (CORS)`
  return new RaanError('offline', { reason: 'cross-origin', expected, cause })
}

/** A browser shows a redirect as an opaque response without status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status)

const redirection = (url: string) =>
  new RaanError('offline', { reason: 'redirect', expected: `${url} to answer itself, without a redirect` })

function rebase(url: string, baseUrl: string): string {
  const { pathname, search } = new URL(url)
  try {
    return addressBelow(baseUrl, pathname + search)
  } catch (cause) {
    throw new RaanError('not-configured', { expected: 'an absolute baseUrl (outside a page)', cause })
  }
}
