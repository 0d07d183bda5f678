// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Engine } from '../../src/core/engine'
import * as chunk from '../../src/host/element-chunks/cart'
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

/**
 * Shows a cart whose response arrived before its code. Returns the number of pieces known when rendering begins, and the
 * cart's text in each commit.
 */
async function showCart(): Promise<{ read: number | undefined; commits: string[] }> {
  document.body.innerHTML = '<raan-provider base-url="/backend" locale="th"><raan-cart></raan-cart></raan-provider>'
  const element = document.querySelector('raan-cart') as HTMLElement
  sendFirstCalls(element, ['/apps/ecommerce/cart'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  const root = element.attachShadow({ mode: 'open' })
  let read: number | undefined
  const commits: string[] = []
  const watch = new MutationObserver(() => {
    read ??= piecesOf(controller.engine())
    const cart = root.querySelector('[part=cart]')
    if (cart) commits.push(cart.textContent)
  })
  watch.observe(root, { subtree: true, childList: true })
  const controller = createElementController({
    element,
    root,
    chunk,
    values: () => ({}),
    expose: () => undefined,
    fileOfApp: () => Promise.resolve(chunk),
    takeFirstCall,
    onPlaced: () => undefined,
  })
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
