import { storedToken } from '../core/auth/auth.stored-token'
import { addressBelow, issuerOf } from '../core/kernel/address'
import type { Locale } from '../core/kernel/locale'

/** `text`: the body, read as soon as it arrives; whoever takes the response doesn't wait for it. */
export type FirstResponse = { response: Response; text: string }

export type FirstCall = { authorization: string | null; answer: Promise<FirstResponse>; signal: AbortSignal }

/** Milliseconds after which a response is no longer waited for or used. */
export const lifetime = 15_000

/** Sent and not yet used, by URL. */
const waiting = new Map<string, FirstCall>()
/** URLs already sent for a provider: its engine has their responses. */
const known = new WeakMap<Element, Set<string>>()

function send(url: string, authorization: string | null, credentials: string | null): void {
  const signal = AbortSignal.timeout(lifetime)
  const sent = fetch(url, {
    headers: { Accept: 'application/json', ...(authorization && { Authorization: authorization }) },
    signal,
    redirect: 'error',
    ...(credentials && { credentials: credentials as RequestCredentials }),
  })
  const answer = sent.then(async (response) => {
    const text = await response.text()
    return { response: new Response(text || null, response), text }
  })
  // whoever takes it gets the error
  answer.catch(() => undefined)
  waiting.set(url, { authorization, answer, signal })
}

/**
 * Sends an element's first calls while its code loads, if its provider names the backend and no sign-in has to be
 * renewed before.
 */
export function sendFirstCalls(element: Element, paths: readonly string[] = [], locale: Locale = 'th'): void {
  const provider = element.closest('raan-provider')
  const baseUrl = provider?.getAttribute('base-url')
  if (!provider || typeof baseUrl !== 'string' || paths.length === 0) return
  const isOwn = (given: object) => ['engine', 'transport', 'fetchToken'].some((name) => Reflect.get(given, name))
  if (isOwn(provider) || isOwn(element) || provider.getAttribute('cart') === 'local') return
  const token = storedToken(issuerOf(baseUrl))
  if (token === undefined) return
  const sent = known.get(provider) ?? new Set()
  known.set(provider, sent)
  const query = locale === 'th' ? '' : `?locale=${locale}`
  try {
    for (const url of paths.map((path) => addressBelow(baseUrl, path.replace('{locale}', query)))) {
      if (sent.has(url)) continue
      sent.add(url)
      send(url, token && `Bearer ${token}`, provider.getAttribute('credentials'))
    }
  } catch {
    // not an address, or an old browser: the engine's own call says so
  }
}

/** Adds calls that were sent before this code was there. */
export function offerFirstCalls(calls: ReadonlyMap<string, FirstCall> = new Map()): void {
  for (const [url, call] of calls) waiting.set(url, call)
}

let hear: ((url: string, authorization: string | null) => void) | undefined

/** Called before the response to a call is looked for, with the call's URL. */
export const onCall = (fn: typeof hear) => {
  hear = fn
}

/** Takes the response to a request that was already sent with the same token. Each is taken once. */
export function takeFirstCall(url: string, authorization: string | null): Promise<FirstResponse> | undefined {
  hear?.(url, authorization)
  const call = waiting.get(url)
  waiting.delete(url)
  return call?.authorization === authorization && !call.signal.aborted ? call.answer : undefined
}
