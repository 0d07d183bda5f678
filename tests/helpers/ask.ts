import type { Mock } from '../../src/mock/index'

export type Asking = { body?: unknown; text?: string; token?: string; key?: string; signal?: AbortSignal }

/** `await ask(mock, 'GET /api/shops')`: status and the body as it went over the wire (undefined = none). */
export async function ask(mock: Pick<Mock, 'fetch'>, call: string, { body, text, token, key, signal }: Asking = {}) {
  const [method = 'GET', path = '/'] = call.split(' ')
  const headers = new Headers()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (key !== undefined) headers.set('Idempotency-Key', key)
  const sent = text ?? (body === undefined ? null : JSON.stringify(body))
  const response = await mock.fetch(
    new Request(`http://shop.test${path}`, { method, headers, body: sent, ...(signal && { signal }) }),
  )
  const answer = await response.text()
  return { status: response.status, body: answer === '' ? undefined : JSON.parse(answer) }
}
