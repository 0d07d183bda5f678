import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { browserDb } from '../../demo/demo-db'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'

/** Where demos up to 0.2 kept their rows. */
export const oldKey = 'langraan.demo.rows'

/** An empty disk and an empty local storage; both survive the tabs. */
export function newBrowser(): Map<string, string> {
  const messages = new Map<string, string>()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => messages.get(key) ?? null,
    removeItem: (key: string) => void messages.delete(key),
  })
  return messages
}

/** A mock on a connection of its own, as each tab has one. */
export const openTab = (onLoss: () => void = neverLost) => createMock({ db: browserDb(onLoss) })

const neverLost = () => {
  throw new Error('told of a loss')
}

export type Tab = ReturnType<typeof openTab>

export const save = async (tab: Tab, key: string, name = newOrder.name) => {
  const { status, body } = await ask(tab, 'POST /api/orders', { body: { order: { ...newOrder, name } }, key })
  return { status, number: body?.order?.OrderNumber as string }
}

export async function storedNumbers(tab: Tab): Promise<string[]> {
  const { body } = await ask(tab, 'GET /api/orders?perPage=500')
  return body.orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
}

/** Keeps every other connection from the disk until it is let go. */
export async function holdDisk(): Promise<() => Promise<void>> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('langraan.demo', 1)
    opening.onsuccess = () => resolve(opening.result)
  })
  let isHeld = true
  const transaction = db.transaction(['head', 'parts'], 'readwrite')
  const goOn = () => {
    if (isHeld) transaction.objectStore('head').get('none').onsuccess = goOn
  }
  goOn()
  const done = new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve()
  })
  return () => {
    isHeld = false
    return done
  }
}
