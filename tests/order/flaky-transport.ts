import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'

/**
 * What happens to one send of an order: `cut` = never reached the backend; `lost` = stored, but no answer came; `hung` =
 * stored, and the answer never comes; `odd` = stored, with an answer that breaks the contract; `refused` = a 422; the rest
 * are answers of a backend in trouble, which stored nothing.
 */
export const mishaps = ['cut', 'lost', 'hung', '500', '503', '429', 'html', 'not-json', 'odd'] as const
export type Mishap = (typeof mishaps)[number] | 'refused'

const answers: Partial<Record<Mishap, () => Response>> = {
  '500': () => Response.json({ error: 'boom' }, { status: 500 }),
  '503': () => new Response('', { status: 503 }),
  '429': () => new Response('', { status: 429, headers: { 'Retry-After': '1' } }),
  html: () =>
    new Response('<!doctype html><h1>Sign in to the Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
  'not-json': () => new Response('{"order":'),
  refused: () => Response.json({ error: { 'order.postNum': ['postcode'] } }, { status: 422 }),
}

/** A backend behind a bad line: the sends of orders meet these mishaps in turn, everything else gets through. */
export function flakyTransport(backend: Transport, mishapsToCome: Mishap[]) {
  const sent: { key: string | null; body: string }[] = []
  const transport: Transport = async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/api/orders') return backend(request)
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().text() })
    const mishap = mishapsToCome.shift()
    if (mishap === 'cut') throw new RaanError('offline')
    const answer = mishap && answers[mishap]
    if (answer) return answer()
    const response = await backend(request)
    if (mishap === 'lost') throw new RaanError('offline')
    if (mishap === 'odd') return Response.json({ order: { OrderNumber: 7 } }, { status: response.status })
    return mishap === 'hung' ? new Promise(() => undefined) : response
  }
  return { transport, sent, mishaps: mishapsToCome }
}
