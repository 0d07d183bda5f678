// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Engine } from '../../src/core/engine'
import type { RaanError } from '../../src/core/kernel/errors'
import * as cartChunk from '../../src/host/element-chunks/cart'
import * as shopsChunk from '../../src/host/element-chunks/shops'
import { createElementController } from '../../src/host/element-controller'
import { sendFirstCalls, takeFirstCall } from '../../src/host/first-calls'
import { defineProvider } from '../../src/host/provider'
import { product } from '../cart/cart-desk'

afterEach(() => vi.unstubAllGlobals())

const piecesOf = (engine: Engine | undefined): number => {
  try {
    return engine?.app('cart').getSnapshot().context.pieces ?? 0
  } catch {
    return 0 // its code is still loading
  }
}

/** An element whose first call was answered before its code arrives. */
async function answeredElement(tag: 'raan-cart' | 'raan-shops', path: string): Promise<HTMLElement> {
  document.body.innerHTML = `<raan-provider base-url="/backend" locale="th"><${tag}></${tag}></raan-provider>`
  const element = document.querySelector(tag) as HTMLElement
  sendFirstCalls(element, [path])
  await new Promise((resolve) => setTimeout(resolve, 20))
  return element
}

const start = (element: HTMLElement, root: ShadowRoot, chunk: typeof cartChunk | typeof shopsChunk) =>
  createElementController({
    element,
    root,
    chunk,
    values: () => ({}),
    expose: () => undefined,
    fileOfApp: () => Promise.resolve(chunk),
    takeFirstCall,
    onPlaced: () => undefined,
  })

/** Shows a cart. Returns the number of pieces known when rendering begins, and the cart's text in each commit. */
async function showCart(): Promise<{ read: number | undefined; commits: string[] }> {
  const element = await answeredElement('raan-cart', '/apps/ecommerce/cart')
  const root = element.attachShadow({ mode: 'open' })
  let read: number | undefined
  const commits: string[] = []
  const watch = new MutationObserver(() => {
    read ??= piecesOf(controller.engine())
    const cart = root.querySelector('[part=cart]')
    if (cart) commits.push(cart.textContent)
  })
  watch.observe(root, { subtree: true, childList: true })
  const controller = start(element, root, cartChunk)
  await vi.waitFor(() => expect(root.textContent).toContain('ชาไทย'))
  watch.disconnect()
  controller.leave()
  return { read, commits }
}

test('EMBED-738 responses that arrived before an element’s code are read before it renders: its first commit has their rows', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ products: [{ ...product(1, 45, 2), name: 'ชาไทย' }] }))
  defineProvider()
  // the first one loads texts and code
  await showCart()
  const { read, commits } = await showCart()
  expect(read).toBe(2)
  expect(commits[0]).toContain('ชาไทย')
})

test.each([
  ['unauthenticated', () => new Response(null, { status: 401 })],
  ['forbidden', () => new Response(null, { status: 403 })],
  ['contract', () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
])(
  'EMBED-3901 a first call that failed before its element’s code arrived is a raan-error, once: %s',
  async (code, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () => answer())
    defineProvider()
    const element = await answeredElement('raan-shops', '/api/shops')
    const reported: unknown[] = []
    element.addEventListener('raan-error', (event) => {
      const { detail } = event as CustomEvent<{ code: string; error: RaanError }>
      reported.push([detail.code, detail.error.detail.call])
    })
    const controller = start(element, element.attachShadow({ mode: 'open' }), shopsChunk)
    await vi.waitFor(() => expect(reported).not.toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reported).toEqual([[code, 'shops.list']])
    controller.leave()
  },
)
