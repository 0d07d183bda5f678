import { expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { aMail, idsOf } from './a-mail'

/** 1 is the oldest; every third is company mail, 4 and 5 are in the trash. */
const mails = Array.from({ length: 12 }, (_, nth) =>
  aMail(nth + 1, {
    ...((nth + 1) % 3 === 0 && { labels: ['company'] }),
    ...((nth === 3 || nth === 4) && { folder: 'trash' }),
    isRead: nth > 5,
  }),
)

function backend() {
  const db = memoryDb()
  db.write({ emails: mails })
  const mock = createMock({ db })
  return {
    async list(query: string) {
      const { body } = await ask(mock, `GET /apps/email/emails?${query}`)
      return [idsOf(body.emails), body.total, body.emailsMeta.inbox]
    },
    index: async (call: string) => (await ask(mock, `GET /apps/email/${call}`)).body.index,
  }
}

test('EMAIL-1450 a list of emails is cut into pages, its total and the counts are of all; without perPage it is whole', async () => {
  const { list } = backend()
  expect(await list('perPage=4')).toEqual([[12, 11, 10, 9], 10, 4])
  expect(await list('perPage=4&page=2')).toEqual([[8, 7, 6, 3], 10, 4])
  expect(await list('perPage=4&page=3')).toEqual([[2, 1], 10, 4])
  expect(await list('perPage=4&page=4')).toEqual([[], 10, 4])
  expect(await list('perPage=4&folder=trash')).toEqual([[5, 4], 2, 4])
  expect(await list('perPage=2&page=2&folder=&label=company')).toEqual([[6, 3], 4, 4])
  expect(await list('perPage=1&page=2&q=%E0%B9%80%E0%B8%A3%E0%B8%B7%E0%B9%88%E0%B8%AD%E0%B8%87%201')).toEqual([
    [11],
    4,
    4,
  ])
  const whole = [[12, 11, 10, 9, 8, 7, 6, 3, 2, 1], 10, 4]
  for (const odd of ['', 'page=2', 'perPage=', 'perPage=0', 'perPage=x&page=-1'])
    expect([odd, await list(odd)]).toEqual([odd, whole])
})

test('EMAIL-1451 an opened email says how many are above it in its list, also if it is no longer in it', async () => {
  const { index } = backend()
  expect(await index('get-email?id=12')).toBe(0)
  expect(await index('get-email?id=1')).toBe(9)
  expect(await index('get-email?id=3&folder=&label=company')).toBe(3)
  expect(await index('get-email?id=4&folder=inbox')).toBe(7)
  expect(await index('paginate-email?emailId=12&dir=next')).toBe(1)
  expect(await index('paginate-email?emailId=1&dir=previous')).toBe(8)
})
