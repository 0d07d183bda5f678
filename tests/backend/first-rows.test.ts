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

test('KNOW-3401 a shop of an earlier version gets the articles it lacks, where they belong, and keeps the numbers of its own', async () => {
  const stored = async () => {
    const shop = createBackend({ data })
    try {
      const { store } = await shop.place()
      return await store.transact(null, (tx) => ({ groups: tx.read(groupsTable), articles: tx.read(articlesTable) }))
    } finally {
      await shop.close()
    }
  }
  const whole = await stored()
  const [first, second, ...others] = whole.groups
  if (!first || !second) throw new Error('no groups')
  const gone = new Set([
    first.questions[1]?.id,
    ...second.questions.map(({ id }) => id),
    others.at(-1)?.questions[0]?.id,
  ])
  const kept = whole.groups.filter((group) => group !== second)
  await earlierShop((tx) => {
    const groups = kept.map((group) => ({ ...group, questions: group.questions.filter(({ id }) => !gone.has(id)) }))
    tx.write(groupsTable, groups)
    tx.write(
      articlesTable,
      whole.articles
        .filter(({ id }) => !gone.has(id))
        .map((article) => ({ ...article, related: (article.related ?? []).filter((id) => !gone.has(id)) })),
    )
  })
  const now = await stored()
  const slugsIn = ({ groups }: typeof whole) =>
    new Map(groups.map(({ title, card, questions }) => [`${card} ${title}`, questions.map(({ slug }) => slug)]))
  expect(slugsIn(now)).toEqual(slugsIn(whole))
  const byId = new Map(now.groups.flatMap(({ questions }) => questions.map((link) => [link.id, link.slug] as const)))
  for (const { id, slug } of whole.groups.flatMap(({ questions }) => questions))
    if (!gone.has(id)) expect(byId.get(id)).toBe(slug)
  const known = new Map(whole.groups.flatMap(({ questions }) => questions.map(({ id, slug }) => [id, slug] as const)))
  const contents = ({ articles }: typeof whole, slugs: ReadonlyMap<number, string | undefined>) =>
    new Map(
      articles.map(({ id, content, related = [] }) => [
        slugs.get(id),
        { content, related: related.map((each) => slugs.get(each)) },
      ]),
    )
  expect(contents(now, byId)).toEqual(contents(whole, known))
  expect(now.articles.length).toBe(new Set(now.articles.map(({ id }) => id)).size)
  expect(await stored()).toEqual(now)
})
