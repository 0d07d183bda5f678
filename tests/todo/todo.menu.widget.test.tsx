// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { pagesToOffer } from '../../src/widgets/todo/task-menu'
import { task } from './a-task'
import { todoPage } from './todo-page'

type Page = Awaited<ReturnType<typeof todoPage>>

const move = (id: number) => `[data-task="${id}"] [data-key=move]`
const items = (page: Page) =>
  page.all('[role^=menuitem]').map((each) => ({ name: each.textContent?.trim() ?? '', each }))

async function openMenu(page: Page, id: number) {
  await page.click(move(id))
  // the menu takes the focus a frame after it opens
  await page.until(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
}

async function choose(page: Page, id: number, name: string) {
  await openMenu(page, id)
  const found = items(page).find((each) => each.name === name)
  if (!found) throw new Error(`no ${name} in: ${items(page).map((each) => each.name)}`)
  await page.run(() => found.each.click())
}

const disabled = (page: Page) =>
  items(page)
    .filter(({ each }) => each.hasAttribute('data-disabled'))
    .map(({ name }) => name)

test('TODO-2800 a task is moved up, down and to the ends by a menu, said, and keeps the focus', async () => {
  const page = await todoPage({ query: 'sortBy=manual' })
  const before = page.ids()
  const [first = 0, second = 0, third = 0] = before
  await choose(page, second, 'Move up')
  await page.until(() => expect(page.ids().slice(0, 3)).toEqual([second, first, third]))
  expect(page.said().join(' ')).toContain('position 1 of 16')
  await page.until(() => expect(document.activeElement).toBe(page.find(move(second))))
  await choose(page, second, 'To the bottom')
  await page.until(() => expect(page.ids().at(-1)).toBe(second))
  await page.until(() => expect(document.activeElement).toBe(page.find(move(second))))
  await openMenu(page, second)
  expect(disabled(page)).toEqual(['Move down', 'To the bottom'])
  await page.run(() =>
    items(page)
      .find(({ name }) => name === 'To the top')
      ?.each.click(),
  )
  await page.until(() => expect(page.ids().slice(0, 2)).toEqual([second, first]))
  await choose(page, second, 'Move down')
  await page.until(() => expect(page.ids()).toEqual(before))
  expect(page.sent).toEqual(Array.from({ length: 4 }, () => 'POST reorder'))
  expect((await page.stored('?sortBy=manual')).map(({ id }) => id)).toEqual(before)
})

test('TODO-2801 a task is moved to another page by the menu, and followed there with the focus', async () => {
  const db = memoryDb()
  db.write({ tasks: Array.from({ length: 120 }, (_, nth) => task({ id: 120 - nth, title: `งาน ${120 - nth}` })) })
  const mock = createMock({ db })
  const page = await todoPage({ query: 'sortBy=manual', fieldError: (request) => mock.transport(request) })
  await page.until(() => expect(page.ids()[0]).toBe(120))
  await page.until(() => page.button('Next page'))
  await openMenu(page, 119)
  const pages = items(page).flatMap(({ name }) => (name.startsWith('Page') || name.startsWith('To the') ? name : []))
  expect(pages).toEqual(['To the top of the page', 'To the bottom of the page', 'Page 2', 'Page 3'])
  await page.run(() =>
    items(page)
      .find(({ name }) => name === 'Page 3')
      ?.each.click(),
  )
  await page.until(() => expect(page.ids().slice(0, 2)).toEqual([119, 19]))
  await page.until(() => expect(document.activeElement).toBe(page.find(move(119))))
  await choose(page, 119, 'Move up')
  await page.until(() => expect(page.ids().at(-1)).toBe(119))
  await page.until(() => expect(document.activeElement).toBe(page.find(move(119))))
})

test('TODO-2802 a task is moved to another list or tag by the menu, in every order of the list', async () => {
  const page = await todoPage({ query: 'filter=important' })
  const [id = 0] = page.ids()
  await openMenu(page, id)
  const checked = () =>
    items(page).flatMap(({ name, each }) => (each.getAttribute('aria-checked') === 'true' ? name : []))
  expect(items(page).map(({ name }) => name)).not.toContain('Move up')
  expect(checked()).toContain('Important')
  const had = (await page.stored()).find((each) => each.id === id)?.tags ?? []
  const tag = had.includes('high') ? 'Low' : 'High'
  await page.run(() =>
    items(page)
      .find(({ name }) => name === tag)
      ?.each.click(),
  )
  await page.until(async () =>
    expect((await page.stored()).find((each) => each.id === id)?.tags).toEqual([...had, tag.toLowerCase()]),
  )
  await choose(page, id, 'Important')
  await page.gone(page.row(id))
  const [next = 0] = page.ids()
  await choose(page, next, 'Deleted')
  await page.shown('deleted')
  await page.gone(page.row(next))
  expect((await page.stored('?filter=deleted')).map((each) => each.id)).toContain(next)
})

test.each([
  [1, 1, []],
  [2, 3, [1, 3]],
  [1, 8, [2, 3, 4, 5, 6, 7, 8]],
  [1, 40, [2, 40]],
  [20, 40, [1, 19, 21, 40]],
  [40, 40, [1, 39]],
])('TODO-2801 page %i of %i offers %j', (page, pages, offered) => {
  expect(pagesToOffer(page, pages)).toEqual(offered)
})
