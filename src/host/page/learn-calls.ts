import { addressBelow } from '../../core/kernel/address'
import { type Clock, systemClock } from '../../core/kernel/clock'
import { offerFirstCalls, onCall } from '../first-calls'
import { knownCalls, placeOfCalls, rememberCalls } from './known-calls'

/** Milliseconds without another call after which the page has what it starts with. */
const pause = 3_000
/** The server rejects more than twenty calls, and proxies addresses of more than 8 kB. */
const mostCalls = 12
const mostLetters = 4_000

/** As many of the first calls as fit into one request. */
function fitting(calls: Iterable<string>): string[] {
  let letters = 0
  return [...calls].slice(0, mostCalls).filter((path) => {
    letters += encodeURIComponent(path).length
    return letters <= mostLetters
  })
}

/**
 * Gives the dashboard the responses to what the inline script requested, and remembers what this page starts with for
 * the next time. What the user does first ends that: calls of a search, or of another screen, aren't the page's.
 */
export function learnCalls(backend: string, clock: Clock = systemClock): void {
  offerFirstCalls(globalThis.langraanPrefetched)
  const place = placeOfCalls(backend)
  if (!place || location.search !== '') return
  const page = location.pathname
  const root = addressBelow(backend, '/').slice(0, -1)
  const calls = new Set<string>()
  let isDisturbed = false
  const stop = () => {
    isDisturbed = true
    globalThis.langraanPrefetch = undefined
    onCall(undefined)
  }
  for (const type of ['pointerdown', 'keydown', 'popstate']) addEventListener(type, stop, { once: true, capture: true })
  const keep = () => {
    onCall(undefined)
    // somebody else may have signed in
    const isSame = location.pathname === page && placeOfCalls(backend)?.name === place.name
    if (isSame && !(isDisturbed && knownCalls(place, page).length > 0)) rememberCalls(place, page, fitting(calls))
  }
  let timer: unknown
  onCall((url, authorization) => {
    if (authorization !== null) {
      offerFirstCalls(globalThis.langraanPrefetch?.(authorization))
      globalThis.langraanPrefetch = undefined
    }
    calls.add(url.slice(root.length))
    clock.clearTimeout(timer)
    timer = clock.setTimeout(keep, pause)
  })
}
