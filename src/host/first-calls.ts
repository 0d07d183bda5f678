import { storedToken } from '../core/auth/auth.stored-token'
import { addressBelow, issuerOf } from '../core/kernel/address'

type FirstCall = { token: string | null; response: Promise<Response>; signal: AbortSignal }

/** Milliseconds after which a response is no longer waited for or used. */
const lifetime = 15_000

/** Sent and not yet used, by URL. */
const waiting = new Map<string, FirstCall>()
/** URLs already sent for a provider: its engine has their responses. */
const known = new WeakMap<Element, Set<string>>()

const authorizationOf = (token: string | null): string | null => token && `Bearer ${token}`

function send(url: string, token: string | null, credentials: string | null): void {
  const authorization = authorizationOf(token)
  const signal = AbortSignal.timeout(lifetime)
  const response = fetch(url, {
    headers: { Accept: 'application/json', ...(authorization && { Authorization: authorization }) },
    signal,
    redirect: 'error',
    ...(credentials && { credentials: credentials as RequestCredentials }),
  })
  // whoever takes it gets the error
  response.catch(() => undefined)
  waiting.set(url, { token, response, signal })
}

/**
 * Sends an element's first calls while its code loads, if its provider names the backend and no sign-in has to be
 * renewed before.
 */
export function sendFirstCalls(element: Element, paths: readonly string[] = []): void {
  const provider = element.closest('raan-provider')
  const baseUrl = provider?.getAttribute('base-url')
  if (!provider || typeof baseUrl !== 'string' || paths.length === 0) return
  const isOwn = (given: object) => ['engine', 'transport', 'fetchToken'].some((name) => Reflect.get(given, name))
  if (isOwn(provider) || isOwn(element) || provider.getAttribute('cart') === 'local') return
  const token = storedToken(issuerOf(baseUrl))
  if (token === undefined) return
  const sent = known.get(provider) ?? new Set()
  known.set(provider, sent)
  for (const url of paths.map((path) => addressBelow(baseUrl, path))) {
    if (sent.has(url)) continue
    sent.add(url)
    send(url, token, provider.getAttribute('credentials'))
  }
}

/** Takes the response to a request that was already sent with the same token. Each is taken once. */
export function takeFirstCall(url: string, authorization: string | null): Promise<Response> | undefined {
  const call = waiting.get(url)
  waiting.delete(url)
  return call && authorizationOf(call.token) === authorization && !call.signal.aborted ? call.response : undefined
}
