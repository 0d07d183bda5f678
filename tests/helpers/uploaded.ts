import type { Mock } from '../../src/mock/index'

export const jpeg = (text = '') => new Blob([Uint8Array.of(0xff, 0xd8, 0xff), Buffer.from(text, 'latin1')])

type Uploading = { token?: string; key?: string; name?: string }

/** Sends a file to the mail or the chat, as the page does. */
export async function upload(
  mock: Pick<Mock, 'fetch'>,
  to: 'email' | 'chat',
  file: Blob,
  { token, key = 'upload', name = 'a.jpg' }: Uploading = {},
) {
  const headers = new Headers({ 'Idempotency-Key': key })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const address = `http://shop.test/apps/${to}/files?name=${encodeURIComponent(name)}`
  const response = await mock.fetch(new Request(address, { method: 'POST', headers, body: file }))
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Status, headers and bytes of a file. */
export async function download(mock: Pick<Mock, 'fetch'>, from: 'email' | 'chat', id: string, token?: string) {
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
  const response = await mock.fetch(new Request(`http://shop.test/apps/${from}/files/${id}`, { headers }))
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

export const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
