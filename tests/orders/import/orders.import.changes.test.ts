import { expect, test } from 'vitest'
import { memoryDb } from '../../../src/mock/db'
import { createMemoryStore } from '../../../src/mock/memory-store'
import { firstAnswers } from '../../../src/service/first-answer'
import { orderKeysTable, ordersTable } from '../../../src/service/orders/orders.table'
import { services } from '../../../src/service/services'
import { storedOrder } from '../stored-order'
import { now } from './read'

test('IMPORT-36 new orders that are stored together are one change, those that are replaced one each', async () => {
  const tables = [firstAnswers, ordersTable, orderKeysTable, ...services.flatMap((service) => service.tables)]
  const store = createMemoryStore({ db: memoryDb(), tables, seeds: [], seed: 1, now: () => now })
  const save = (...numbers: string[]) =>
    store.transact(null, (tx) => tx.orders.save(numbers.map((OrderNumber) => storedOrder({ OrderNumber }))))
  const changes = () =>
    store.transact(null, (tx) => tx.changes.after(0, 10).map(({ action, ref }) => `${action} ${ref}`))
  await save('A-1', 'A-2', 'A-3')
  expect(await changes()).toEqual(['created A-3'])
  await save('A-1', 'A-2', 'A-4', 'A-5')
  expect(await changes()).toEqual(['created A-3', 'changed A-1', 'changed A-2', 'created A-5'])
})
