import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackend } from '../../src/backend/backend'
import { openDataFolder } from '../../src/backend/data-folder'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { articlesTable, cardsTable, groupsTable } from '../../src/service/knowledge/knowledge.table'
import { pagesTable } from '../../src/service/search/search.service'
import type { Tx } from '../../src/service/store'
import { newFolder, removeFolder } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

/** A shop of a version that had no help yet. */
async function earlierShop(act: (tx: Tx) => void): Promise<void> {
  const { connection, thread } = openDataFolder(data)
  await createSqliteStore({ connection, thread, now: () => 0 }).transact(null, act)
  await thread.close()
  connection.close()
}

/** The categories and the number of groups and articles after a start. */
async function started() {
  const shop = createBackend({ data })
  try {
    const { store } = await shop.place()
    return await store.transact(null, (tx) => ({
      categories: tx.read(cardsTable).map(({ category }) => category),
      groups: tx.read(groupsTable).length,
      articles: tx.read(articlesTable).length,
    }))
  } finally {
    await shop.close()
  }
}

const help = {
  categories: ['orders', 'labels', 'cod', 'customers', 'shops', 'team'],
  groups: 36,
  articles: expect.toSatisfy((count: number) => count > 60),
}

test('KNOW-34 a new shop has help for its staff; so has an earlier one after its next start', async () => {
  expect(await started()).toEqual(help)
  removeFolder(data)
  data = newFolder()
  await earlierShop((tx) => {
    expect(tx.read(cardsTable)).toEqual([])
  })
  expect(await started()).toEqual(help)
})

test("KNOW-35 a shop's own articles are not overwritten, and what it removed doesn't return", async () => {
  await earlierShop((tx) => {
    tx.write(cardsTable, [{ id: 1, category: 'own', img: null, title: 'Own', desc: '' }])
    tx.write(groupsTable, [{ id: 1, card: 1, title: 'Own', icon: '', iconColor: '', questions: [] }])
    tx.write(articlesTable, [{ id: 1, lastUpdated: '', content: 'own' }])
  })
  expect(await started()).toEqual({ categories: ['own'], groups: 1, articles: 1 })
  removeFolder(data)
  data = newFolder()
  await started()
  await earlierShop((tx) => {
    tx.write(cardsTable, [])
    tx.write(groupsTable, [])
    tx.write(articlesTable, [])
  })
  expect(await started()).toEqual({ categories: [], groups: 0, articles: 0 })
})

test("FIRST-25 a new shop's search knows the screens; so does that of an earlier shop after its next start", async () => {
  const links = async () => {
    const shop = createBackend({ data })
    try {
      const { store } = await shop.place()
      return await store.transact(null, (tx) => tx.read(pagesTable).map(({ link }) => link))
    } finally {
      await shop.close()
    }
  }
  expect(await links()).toEqual(expect.arrayContaining(['/desk/order', '/desk/labels', '/pages/knowledge-base']))
  removeFolder(data)
  data = newFolder()
  await earlierShop((tx) => {
    expect(tx.read(pagesTable)).toEqual([])
  })
  expect(await links()).toContain('/desk/order')
})
