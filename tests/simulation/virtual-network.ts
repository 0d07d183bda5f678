import type { Transport } from '../../src/core/kernel/transport'
import type { Dice } from './seeded'
import type { Timeline } from './timeline'
import type { Page } from './virtual-page'

const html = (status: number) => () =>
  new Response('<!doctype html><h1>Sign in to the Wi-Fi</h1>', { status, headers: { 'Content-Type': 'text/html' } })
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })

/** Answers that somebody on the way gives in place of the backend, which hears nothing of the request. */
const instead = {
  '500': json(500, { error: 'boom' }),
  '502': html(502),
  '503': json(503, {}, { 'Retry-After': '2' }),
  '429': json(429, {}, { 'Retry-After': '1' }),
  '400': json(400, { error: 'Bad Request' }),
  '400-empty': () => new Response('', { status: 400 }),
  '403': json(403, { error: 'Blocked by policy' }),
  '404': json(404, { error: 'Not found' }),
  '404-html': html(404),
  '409': json(409, { error: 'conflict' }),
  '413': json(413, { error: 'too large' }),
  '413-html': html(413),
  '200-error': json(200, { error: 'please sign in to the network' }),
  '200-html': html(200),
} satisfies Record<string, () => Response>

/** What becomes of a request that does reach the backend. */
const reaching = {
  ok: 'the backend answers',
  lost: 'its answer is lost',
  hung: 'its answer never comes, and the line stays open',
  tardy: 'its answer takes up to 14 s',
  twice: 'it is delivered a second time, up to minutes later',
  late: 'it is given up, and delivered minutes after that',
  'late-hung': 'it is not heard of any more, and delivered minutes after that',
  broken: 'the body of its answer breaks off',
  'after-500': 'the backend does what it is asked, and fails to say so',
  'after-html': 'the backend does what it is asked, and a page comes back',
} as const

const unreached = {
  cut: 'it is lost on the way',
  'cut-hung': 'it is lost on the way, and the line stays open',
} as const

export type Fate = keyof typeof instead | keyof typeof reaching | keyof typeof unreached
export const conclusiveStatuses = [
  '400',
  '400-empty',
  '403',
  '404',
  '404-html',
  '409',
  '413',
  '413-html',
  '200-error',
] as const

/** A request that the backend may still get. */
export type Pending = { readonly key: string; readonly body: string }

/** A server that was killed, while it was asked or before. */
export class LineClosed extends Error {}

const neverReached = () => new TypeError('Failed to fetch')

/** The line between the pages of one browser and the backend. */
export function createNetwork(timeline: Timeline, { between }: Dice, backend: Transport) {
  const queues: Record<'orders' | 'renewals', Fate[]> = { orders: [], renewals: [] }
  const pending = new Set<Pending>()
  /** bodies of all orders that left a page */
  const sent: string[] = []
  let isOnline = true

  const nextFate = (request: Request): Fate => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/orders') return queues.orders.shift() ?? 'ok'
    if (pathname.endsWith('refresh-token')) return queues.renewals.shift() ?? 'ok'
    return 'ok'
  }

  const of =
    (page: Page): Transport =>
    (request) =>
      new Promise((resolve, reject) => {
        const { url, method, signal } = request
        const fail = (ms: number) => timeline.setTimeout(() => page.enter(() => reject(neverReached())), ms)
        const answer = (response: Response, ms: number) =>
          timeline.setTimeout(() => page.enter(() => resolve(response)), ms)
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })

        const deliver = (body: string, ms: number, answered: (status: number, text: string) => void) => {
          const isCreation = method === 'POST' && new URL(url).pathname === '/api/orders'
          const waiting = { key: request.headers.get('Idempotency-Key') ?? '', body }
          if (isCreation) pending.add(waiting)
          timeline.setTimeout(async () => {
            const response = await backend(
              new Request(url, { method, headers: request.headers, ...(body && { body }) }),
            ).catch((error: unknown) => {
              if (error instanceof LineClosed) return undefined
              throw error
            })
            const text = await response?.text()
            pending.delete(waiting)
            if (response) answered(response.status, text ?? '')
            else fail(between(5, 150))
          }, ms)
        }
        const send = (body: string) => {
          if (method === 'POST') sent.push(body)
          if (!isOnline) return fail(between(1, 20))
          const fate = nextFate(request)
          const there = between(5, 150)
          const back = between(5, 150)
          const answerWith = (make: (status: number, text: string) => Response, wait = back) =>
            deliver(body, there, (status, text) => answer(make(status, text), wait))
          const real = (status: number, text: string) => new Response(text || null, { status })
          const ignored = () => undefined
          if (fate in instead) return answer(instead[fate as keyof typeof instead](), there + back)
          if (fate === 'cut') return fail(there)
          if (fate === 'cut-hung') return undefined
          if (fate === 'ok') return answerWith(real)
          if (fate === 'tardy') return answerWith(real, between(3_000, 14_000))
          if (fate === 'broken') return answerWith((status, text) => new Response(text.slice(0, 40), { status }))
          if (fate === 'after-500') return answerWith(instead['500'])
          if (fate === 'after-html') return answerWith(instead['200-html'])
          if (fate === 'lost') return deliver(body, there, () => fail(back))
          if (fate === 'hung') return deliver(body, there, ignored)
          if (fate === 'twice') {
            answerWith(real)
            return deliver(body, between(200, 240_000), ignored)
          }
          if (fate === 'late') fail(there)
          return deliver(body, between(20_000, 600_000), ignored)
        }
        request.text().then(send, reject)
      })

  return {
    of,
    /** how the next requests fare: those about orders, or those for a new token */
    expect: (about: keyof typeof queues, fate: Fate) => void queues[about].push(fate),
    /** Nothing more goes wrong; what is on its way still arrives. */
    heal() {
      queues.orders.length = 0
      queues.renewals.length = 0
      isOnline = true
    },
    get isOnline() {
      return isOnline
    },
    set isOnline(online: boolean) {
      isOnline = online
    },
    pending,
    sent,
  }
}

export type Network = ReturnType<typeof createNetwork>
