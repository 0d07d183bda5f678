// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { encodeText, pathSegment, wellFormed } from '../../src/core/kernel/address'
import { createHttpTransport } from '../../src/core/kernel/http-transport'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'baseURI')
})

test.each([
  ['a\ud800b', 'a\ufffdb'],
  ['\udc00', '\ufffd'],
  ['\udc00\ud800', '\ufffd\ufffd'],
  ['ชา 😀', 'ชา 😀'],
  ['', ''],
])('KERN-502 lone surrogates are replaced: %j', (text, whole) => {
  expect(wellFormed(text)).toBe(whole)
  expect(decodeURIComponent(encodeText(text))).toBe(whole)
})

test.each(['..', '.', 'a/b', '?', '%2e%2e', '\ud800'])("KERN-501 a link doesn't leave its path: %j", (text) => {
  const { pathname, search } = new URL(`https://shop.test/desk/orders/${pathSegment(text)}`)
  expect([pathname.split('/').slice(0, 3), pathname.split('/').length, search]).toEqual([['', 'desk', 'orders'], 4, ''])
})

test('KERN-503 an <img name=baseURI> on the page does not change where calls go', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(url)
    return new Response()
  })
  const before = document.baseURI
  const anchor = document.createElement('a')
  anchor.href = 'https://elsewhere.test/'
  // as browsers let an element with this name stand in front of the document's own property
  Object.defineProperty(document, 'baseURI', { configurable: true, value: anchor })
  await createHttpTransport({ baseUrl: '/backend' })(new Request('http://langraan.invalid/api/shops'))
  expect(asked).toEqual([new URL('/backend/api/shops', before).href])
})
