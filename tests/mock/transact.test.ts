import { expect, test } from 'vitest'
import { type Db, memoryDb, type Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { turns } from '../helpers/turns'
import { newOrder } from '../orders/new-order'

const now = () => new Date('2026-11-10T03:00:00Z')
const sent = { body: { order: newOrder }, key: 'k' }

/** Rows that are in `kept` once `keep` resolves with true; with false, somebody else was faster. */
function slowDb(kept: Db, keep: () => Promise<boolean>): Db {
  let own: Rows | null | undefined
  return {
    read: () => own,
    write: (rows) => {
      own = rows
    },
    async transact(act) {
      for (;;) {
        own = kept.read()
        const result = await act()
        if (!(await keep())) continue
        if (own) kept.write(own)
        return result
      }
    },
  }
}

test('DEMO-610 a mock responds once the db has stored what the call wrote, and resets the same way', async () => {
  let open = () => {}
  const isKept = new Promise<boolean>((resolve) => {
    open = () => resolve(true)
  })
  const mock = createMock({ db: slowDb(memoryDb(), () => isKept), now })
  const ended: string[] = []
  const answer = ask(mock, 'POST /api/orders', sent).then(({ status }) => ended.push(`saved ${status}`))
  const reset = mock.reset().then(() => ended.push('reset'))
  await turns()
  expect(ended).toEqual([])
  open()
  await Promise.all([answer, reset])
  expect(ended.toSorted()).toEqual(['reset', 'saved 201'])
})

test('DEMO-611 a call whose db has newer rows runs again on those, and takes effect once', async () => {
  const kept = memoryDb()
  const other = createMock({ db: kept, now })
  let runs = 0
  const mock = createMock({
    now,
    db: slowDb(kept, async () => {
      runs++
      if (runs > 2) return true
      await ask(other, 'POST /api/orders', { ...sent, key: `other ${runs}` })
      return false
    }),
  })
  const { status, body } = await ask(mock, 'POST /api/orders', sent)
  expect([runs, status, body.order.OrderNumber]).toEqual([3, 201, 'LR-20261110-000033'])
  expect((await ask(other, 'GET /api/orders')).body.total).toBe(33)
})

test('DEMO-611 a db that stores nothing causes a 500', async () => {
  const db = slowDb(memoryDb(), () => Promise.reject(new Error('full')))
  expect(await ask(createMock({ db, now }), 'POST /api/orders', sent)).toEqual({ status: 500, body: { error: 'full' } })
})
