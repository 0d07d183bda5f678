// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { browserDb } from '../../demo/demo-db'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'

beforeEach(() => localStorage.clear())

const rows = { shops: [{ id: 1 }] }
const local = () => localStorage
const key = 'langraan.demo.rows'

test('DEMO-1 rows outlive the page and are the same in all tabs', () => {
  const [one, two] = [browserDb(local, vi.fn()), browserDb(local, vi.fn())]
  expect(one.read()).toBeNull()
  one.write(rows)
  expect(two.read()).toEqual(rows)
  two.write({ shops: [] })
  expect(one.read()).toEqual({ shops: [] })
  expect(browserDb(local, vi.fn()).read()).toEqual({ shops: [] })
})

test('DEMO-1 whoever shows rows hears of another tab’s, until they leave', () => {
  const heard = vi.fn()
  const leave = browserDb(local, vi.fn()).subscribe?.(heard)
  const tell = (changed: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  tell(key)
  tell('something else')
  tell(null)
  expect(heard).toHaveBeenCalledTimes(2)
  leave?.()
  tell(key)
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each(['{', '[]', '"rows"', 'null'])('DEMO-2 stored text that is no rows counts as none: %s', (text) => {
  localStorage.setItem(key, text)
  expect(browserDb(local, vi.fn()).read()).toBeNull()
})

test('DEMO-3 a full storage is told once; the rows go on in this tab', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  const onLoss = vi.fn()
  const db = browserDb(() => full as unknown as Storage, onLoss)
  db.write(rows)
  db.write({ shops: [{ id: 2 }] })
  expect(db.read()).toEqual({ shops: [{ id: 2 }] })
  expect(onLoss).toHaveBeenCalledOnce()
})

test('DEMO-3 a blocked storage is told; the rows go on in this tab', () => {
  const onLoss = vi.fn()
  const db = browserDb(() => {
    throw new Error('blocked')
  }, onLoss)
  expect(onLoss).toHaveBeenCalledOnce()
  db.write(rows)
  expect(db.read()).toEqual(rows)
})

test('DEMO-4 what a mock saved is there for the next one, and a token of the first is good for it', async () => {
  const mock = () => createMock({ db: browserDb(local, vi.fn()) })
  const before = mock()
  const { body } = await ask(before, 'POST /jwt/login', {
    body: { email: 'admin@langraan.test', password: 'admin' },
  })
  const token = body.accessToken as string
  const changed = await ask(before, 'POST /apps/ecommerce/cart/update', { token, body: { productId: 3, qty: 8 } })
  expect(changed.status).toBe(200)
  const { status, body: cart } = await ask(mock(), 'GET /apps/ecommerce/cart', { token })
  expect(status).toBe(200)
  expect(cart.products.find((product: { id: number }) => product.id === 3)?.qty).toBe(8)
})
