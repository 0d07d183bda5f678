import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserDb } from '../../demo/demo-db'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { turns } from '../helpers/turns'
import { holdDisk, newBrowser, oldKey, openTab, save, storedNumbers, type Tab } from './demo-tabs'

let messages: Map<string, string>

beforeEach(() => {
  messages = newBrowser()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const signIn = async (tab: Tab) => {
  const { body } = await ask(tab, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
  return body as { accessToken: string; refreshToken: string }
}

describe('several tabs', () => {
  test('DEMO-600 200 orders saved by two tabs at the same time are all stored, each with its own number', async () => {
    const tabs = [openTab(), openTab()]
    const asked = Array.from({ length: 100 }, (_, nth) =>
      tabs.map((tab, position) => save(tab, `${position}-${nth}`)),
    ).flat()
    const numbers = (await Promise.all(asked)).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(200)
    const stored = await storedNumbers(openTab())
    expect(stored.length).toBe(230)
    expect(stored).toEqual(expect.arrayContaining(numbers))
  })

  test('DEMO-600 one order sent by two tabs at the same time with one key is stored once', async () => {
    const tabs = [openTab(), openTab(), openTab()]
    const answers = await Promise.all(tabs.map((tab) => save(tab, 'k')))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect((await storedNumbers(openTab())).length).toBe(31)
  })

  test('DEMO-1 rows survive the page, and the next call of a tab shows what another saved', async () => {
    const [one, two] = [openTab(), openTab()]
    expect((await storedNumbers(one)).length).toBe(30)
    const { number } = await save(two, 'k')
    expect(await storedNumbers(one)).toContain(number)
    const { number: next } = await save(one, 'k2')
    expect(await storedNumbers(two)).toEqual(expect.arrayContaining([number, next]))
    expect(await storedNumbers(openTab())).toEqual(expect.arrayContaining([number, next]))
  })

  test('DEMO-1 a subscriber is notified of another tab’s rows until it unsubscribes', async () => {
    const received = vi.fn()
    const leave = browserDb(vi.fn()).subscribe?.(received)
    await save(openTab(), 'k')
    await vi.waitFor(() => expect(received).toHaveBeenCalledOnce())
    leave?.()
    await save(openTab(), 'k2')
    await turns()
    expect(received).toHaveBeenCalledOnce()
  })

  test('DEMO-606 the first sign-in in two tabs at the same time: the tokens of each are valid in both', async () => {
    const tabs = [openTab(), openTab()]
    const pairs = await Promise.all(tabs.map(signIn))
    for (const tab of [...tabs, openTab()])
      for (const { accessToken } of pairs)
        expect((await ask(tab, 'GET /api/shops', { token: accessToken })).status).toBe(200)
  })

  test('DEMO-606 a refresh token exchanged by two tabs at the same time is used once, and both sessions continue', async () => {
    const tabs = [openTab(), openTab()]
    const { refreshToken } = await signIn(openTab())
    const answers = await Promise.all(
      tabs.map((tab) => ask(tab, 'POST /jwt/refresh-token', { body: { refreshToken } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const db = browserDb(vi.fn())
    await db.transact?.(async () =>
      expect(db.read()?.['auth.sessions']).toMatchObject([{ spent: [{ number: 0 }], unspent: [1, 2] }]),
    )
  })

  test('DEMO-606 signing out in one tab signs out in the other', async () => {
    const [one, two] = [openTab(), openTab()]
    const { accessToken, refreshToken } = await signIn(one)
    await ask(two, 'GET /api/shops', { token: accessToken })
    await ask(one, 'POST /jwt/logout', { body: { refreshToken } })
    expect((await ask(two, 'GET /api/shops', { token: accessToken })).status).toBe(401)
  })

  test('DEMO-607 the sample data is reset for all tabs once reset resolves, and the user stays signed in', async () => {
    const [one, two] = [openTab(), openTab()]
    const { accessToken } = await signIn(one)
    await save(two, 'k')
    await one.reset()
    expect((await storedNumbers(two)).length).toBe(30)
    expect((await ask(two, 'GET /api/shops', { token: accessToken })).status).toBe(200)
  })
})

describe('the disk', () => {
  test('DEMO-601 a response is sent only when its data is flushed to disk', async () => {
    const tab = openTab()
    await storedNumbers(tab)
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const release = await holdDisk()
    transactions.mockClear()
    const answered = vi.fn()
    const answer = save(tab, 'k').then(answered)
    await turns(200)
    expect(answered).not.toHaveBeenCalled()
    await release()
    await answer
    expect(answered).toHaveBeenCalledExactlyOnceWith({ status: 201, number: expect.any(String) })
    const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }])
  })

  test('DEMO-601 a transaction that the disk aborts at its end counts as not written', async () => {
    const tab = openTab()
    await storedNumbers(tab)
    const put = IDBObjectStore.prototype.put
    const lastWrite = vi.fn()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = put.call(this, value, key)
      if (key !== 'head') return request
      if (lastWrite.mock.calls.length === 0) request.addEventListener('success', () => this.transaction.abort())
      lastWrite()
      return request
    })
    const { number } = await save(tab, 'k')
    expect(lastWrite).toHaveBeenCalledTimes(2)
    expect(await storedNumbers(openTab())).toContain(number)
  })

  test('DEMO-602 a call that reads writes nothing; an order writes its part of the table only', async () => {
    const tab = openTab()
    await storedNumbers(tab)
    await Promise.all(Array.from({ length: 40 }, (_, nth) => save(tab, `k${nth}`)))
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
    await storedNumbers(tab)
    expect(puts).not.toHaveBeenCalled()
    await save(tab, 'k')
    expect(puts.mock.calls.map(([, key]) => key)).toEqual([['orders', 2], ['orderKeys', 1], ['activity', 1], 'head'])
  })

  test('DEMO-602 a table that became shorter keeps no earlier rows', async () => {
    const db = browserDb(vi.fn())
    const numbered = (length: number) => Array.from({ length }, (_, id) => ({ id }))
    const write = (rows: Record<string, unknown[]>) => db.transact?.(async () => db.write(rows))
    const stored = async () => {
      const next = browserDb(vi.fn())
      await next.transact?.(async () => undefined)
      return next.read()
    }
    await write({ shops: numbered(100), orders: numbered(3) })
    await write({ shops: numbered(33), orders: numbered(3) })
    expect(await stored()).toEqual({ shops: numbered(33), orders: numbered(3) })
    await write({ shops: [] })
    expect(await stored()).toEqual({ shops: [] })
  })

  test('DEMO-603 a failed transaction leaves nothing behind', async () => {
    const db = browserDb(vi.fn())
    await db.transact?.(async () => db.write({ shops: [1] }))
    const failed = db.transact?.(async () => {
      db.write({ shops: [2] })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await db.transact?.(async () => expect(db.read()).toEqual({ shops: [1] }))
  })

  test('DEMO-604 a connection that the browser closed is reopened, and no loss is reported', async () => {
    const tab = openTab()
    await storedNumbers(tab)
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    const { number } = await save(tab, 'k')
    expect(transaction.mock.results[0]?.type).toBe('throw')
    expect(await storedNumbers(openTab())).toContain(number)
  })

  test('DEMO-604 a change whose completion was reported too late is made once', async () => {
    const db = browserDb(vi.fn())
    await db.transact?.(async () => db.write({ shops: [1] }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let runs = 0
    let release = async () => {}
    const late = db.transact?.(async () => {
      runs++
      release = await holdDisk()
      db.write({ shops: [...(db.read()?.shops ?? []), 2] })
    })
    await turns(50)
    await vi.advanceTimersByTimeAsync(10_000)
    await turns(50)
    await release()
    await late
    const next = browserDb(vi.fn())
    await next.transact?.(async () => expect(next.read()).toEqual({ shops: [1, 2] }))
    expect(runs).toBe(1)
  })

  test('DEMO-605 rows deleted under an open tab are the sample data again', async () => {
    const tab = openTab()
    await save(tab, 'k')
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('langraan.demo').onsuccess = resolve
    })
    expect((await storedNumbers(tab)).length).toBe(30)
    await save(tab, 'k')
    expect((await storedNumbers(openTab())).length).toBe(31)
  })
})

describe('rows of an older demo', () => {
  const oldRows = async () => {
    const db = browserDb(vi.fn())
    await save(createMock({ db }), 'old')
    const text = JSON.stringify(db.read())
    messages = newBrowser()
    messages.set(oldKey, text)
    return text
  }

  test('DEMO-608 are migrated once, by the tab that writes first, and then removed', async () => {
    const text = await oldRows()
    const [one, two] = [openTab(), openTab()]
    expect((await storedNumbers(one)).length).toBe(31)
    const known = await save(two, 'old')
    expect(JSON.parse(text).orders.at(-1).OrderNumber).toBe(known.number)
    const saved = await Promise.all([save(one, 'k1'), save(two, 'k2')])
    expect(messages.has(oldKey)).toBe(false)
    const stored = await storedNumbers(openTab())
    expect(stored.length).toBe(33)
    expect(stored).toEqual(expect.arrayContaining([known, ...saved].map(({ number }) => number)))
  })

  test("DEMO-608 don't replace anything stored since", async () => {
    await save(openTab(), 'k')
    messages.set(oldKey, JSON.stringify({ orders: [] }))
    expect((await storedNumbers(openTab())).length).toBe(31)
  })

  test.each(['{', '[]', '"rows"', 'null'])("DEMO-2 stored text that isn't rows is ignored: %s", async (text) => {
    messages.set(oldKey, text)
    expect((await storedNumbers(openTab())).length).toBe(30)
  })
})

describe('storage failures', () => {
  test('DEMO-3 a full disk is reported once, stores nothing of the order, and the rows continue in this tab', async () => {
    const onLoss = vi.fn()
    const tab = openTab(onLoss)
    await storedNumbers(tab)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { status, number } = await save(tab, 'k')
    await save(tab, 'k2')
    expect([status, onLoss.mock.calls.length]).toEqual([201, 1])
    expect((await storedNumbers(tab)).length).toBe(32)
    expect(await storedNumbers(tab)).toContain(number)
    put.mockRestore()
    expect((await storedNumbers(openTab())).length).toBe(30)
  })

  test('DEMO-3 a disk that is full at the end of writing keeps nothing of the order', async () => {
    const tab = openTab(vi.fn())
    await storedNumbers(tab)
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (key === 'head') throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    await save(tab, 'k')
    vi.restoreAllMocks()
    const next = openTab()
    expect((await storedNumbers(next)).length).toBe(30)
    await save(next, 'k')
    expect((await storedNumbers(next)).length).toBe(31)
  })

  test('DEMO-3 a browser that forbids storage is reported once; the rows continue in this tab', async () => {
    const forbidden = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('indexedDB', { open: forbidden })
    vi.stubGlobal('localStorage', { getItem: forbidden, removeItem: forbidden })
    const onLoss = vi.fn()
    const tab = openTab(onLoss)
    await save(tab, 'k')
    expect((await storedNumbers(tab)).length).toBe(31)
    expect(onLoss).toHaveBeenCalledOnce()
  })

  test('DEMO-3 a disk that never responds is abandoned after a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() })
    const onLoss = vi.fn()
    const tab = openTab(onLoss)
    const numbers = storedNumbers(tab)
    await turns()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onLoss).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await numbers).length).toBe(30)
    expect(onLoss).toHaveBeenCalledOnce()
  })
})

test('DEMO-4 what a mock saved is there for the next one, and a token of the first is valid', async () => {
  const before = openTab()
  const { accessToken: token } = await signIn(before)
  const changed = await ask(before, 'POST /apps/ecommerce/cart/update', { token, body: { productId: 3, qty: 8 } })
  expect(changed.status).toBe(200)
  const { status, body: cart } = await ask(openTab(), 'GET /apps/ecommerce/cart', { token })
  expect(status).toBe(200)
  expect(cart.products.find((product: { id: number }) => product.id === 3)?.qty).toBe(8)
})
