import { browserDb } from '../../demo/demo-db'
import { within } from '../helpers/looking'
import type { WireOrder } from './changes'

const db = browserDb(() => {
  throw new Error('the rows of the demo cannot be read')
})

type Tables = { readonly [table: string]: readonly unknown[] }

const transact = <T>(act: (rows: Tables) => T): Promise<T> =>
  db.transact?.(async () => act(db.read() ?? {})) ?? Promise.reject(new Error('a db without transact'))

/** The rows of a table as the demo has stored them; none before its first answer. */
export const storedTable = <Row>(table: string): Promise<readonly Row[]> =>
  // the demo's own backend wrote them
  transact((rows) => (rows[table] ?? []) as readonly Row[])

/** Stores what `change` makes of the rows of a table. */
export const changeTable = <Row>(table: string, change: (rows: Row[]) => void): Promise<void> =>
  transact((rows) => {
    const changed = structuredClone((rows[table] ?? []) as Row[])
    change(changed)
    db.write({ ...rows, [table]: changed })
  })

export const deleteRows = (): Promise<void> =>
  within(
    'deleting the rows of the demo',
    new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('langraan.demo')
      deletion.onsuccess = () => resolve()
      deletion.onerror = () => reject(deletion.error)
    }),
  )

/** The orders of the sample data, or of what became of it. */
export const storedOrders = (): Promise<readonly WireOrder[]> => storedTable('orders')

export async function storedOrder(fits: (order: WireOrder) => boolean): Promise<WireOrder> {
  const found = (await storedOrders()).find(fits)
  if (!found) throw new Error('the sample has no such order')
  return found
}
