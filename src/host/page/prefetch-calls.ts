import { storedToken } from '../../core/auth/auth.stored-token'
import { addressBelow, issuerOf } from '../../core/kernel/address'
import { type FirstCall, type FirstResponse, lifetime } from '../first-calls'
import { knownCalls, placeOfCalls } from './known-calls'

/** A line of the response to a batch; without a status, the call has to be made alone. */
type Line = { nth: number; status?: number; body?: string }

type Calls = ReadonlyMap<string, FirstCall>

declare global {
  /** by URL: sent by the page's inline script, before the dashboard's code is there */
  var langraanPrefetched: Calls | undefined
  /** sends them, if the session has to be renewed before */
  var langraanPrefetch: ((authorization: string) => Calls) | undefined
}

async function readLines(body: ReadableStream<Uint8Array>, take: (line: Line) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(JSON.parse(line))
  }
}

function send(backend: string, authorization: string): Calls {
  const paths = knownCalls(placeOfCalls(backend), location.pathname)
  if (paths.length === 0) return new Map()
  const signal = AbortSignal.timeout(lifetime)
  const settlers: { resolve(response: FirstResponse): void; reject(reason: unknown): void }[] = []
  const calls = paths.map((path): [string, FirstCall] => {
    const answer = new Promise<FirstResponse>((resolve, reject) => settlers.push({ resolve, reject }))
    // whoever takes it gets the error
    answer.catch(() => undefined)
    return [addressBelow(backend, path), { authorization, answer, signal }]
  })
  const take = ({ nth, status, body = '' }: Line) => {
    if (status !== undefined) settlers[nth]?.resolve({ response: new Response(body || null, { status }), text: body })
  }
  const query = paths.map((path) => `call=${encodeURIComponent(path)}`).join('&')
  const address = addressBelow(backend, `/batch?${query}`)
  fetch(address, { headers: { Authorization: authorization }, signal, redirect: 'error' })
    .then((response) => (response.ok && response.body ? readLines(response.body, take) : undefined))
    .catch(() => undefined)
    // those without a line: each is then sent by itself
    .then(() => settlers.forEach(({ reject }) => reject(new TypeError('not in the batch'))))
  return new Map(calls)
}

/**
 * Sends the calls with which this page started last time as one request, if their user is still signed in. Runs inline,
 * so that the data comes while the dashboard's code loads; if the session has to be renewed, that code sends them.
 */
export function prefetchCalls(backend: string | undefined): void {
  try {
    if (backend === undefined || location.search !== '') return
    const token = storedToken(issuerOf(backend))
    if (token) globalThis.langraanPrefetched = send(backend, `Bearer ${token}`)
    else if (token === undefined) globalThis.langraanPrefetch = (authorization) => send(backend, authorization)
  } catch {
    // an old browser: the dashboard sends its own calls
  }
}
