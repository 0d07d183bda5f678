// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Task } from '../../src/core/todo/todo.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { task } from './a-task'
import { type FieldError, todoPage } from './todo-page'

/** 120 tasks, the newest first; those by ten are important. */
const many = Array.from({ length: 120 }, (_, nth) =>
  task({ id: 120 - nth, title: `งาน ${120 - nth}`, isImportant: (120 - nth) % 10 === 0 }),
)

type Options = { query?: string; between?: (answer: Response) => Promise<Response> }

/** The tasks on a page, before a backend that has many. */
async function manyTasks({ query = '', between }: Options = {}) {
  const db = memoryDb()
  db.write({ tasks: many })
  const mock = createMock({ db })
  const asked: string[] = []
  const fieldError: FieldError = async (request) => {
    asked.push(`${request.method} ${new URL(request.url).search}`)
    const answer = await mock.transport(request)
    return between && request.method === 'GET' ? between(answer) : answer
  }
  const page = await todoPage({ query, fieldError })
  const first = (id: number) => page.until(() => expect(page.ids()[0]).toBe(id))
  return {
    ...page,
    asked,
    first,
    stored: () => (db.read()?.tasks ?? []) as readonly Task[],
    counts: () =>
      page
        .all('nav li button')
        .slice(0, 3)
        .map((each) => each.textContent?.replace(/\D+/g, '')),
  }
}

/** What a backend without pages sends. */
const whole = async (answer: Response) => {
  const body = await answer.json()
  return Response.json('tasks' in body ? many : body)
}

test('TODO-1453 pages of tasks are turned, the address has the page, and the counts are of all', async () => {
  const page = await manyTasks()
  expect(page.ids()).toHaveLength(50)
  await page.until(() => expect(page.counts()).toEqual(['120', '12', '0']))
  expect(page.text()).toContain('120 tasks')
  await page.until(() => page.button('Next page'))
  await page.press('Next page')
  await page.first(70)
  await page.press('Page 3')
  await page.first(20)
  expect([page.ids(), page.steps]).toEqual([many.slice(100).map(({ id }) => id), ['push page=2', 'push page=3']])
  await page.goTo('page=2')
  await page.first(70)
})

test('TODO-1453 a task that leaves its page is followed by the next one, and the counts follow', async () => {
  const page = await manyTasks({ query: 'filter=important' })
  expect(page.ids()).toEqual([120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
  await page.goTo('page=2')
  await page.first(70)
  await page.open(70)
  await page.press('Delete')
  await page.first(69)
  await page.until(() => expect(page.ids()).toEqual(many.slice(51, 101).map(({ id }) => id)))
  await page.until(() => expect(page.counts()).toEqual(['119', '11', '0']))
})

test('TODO-1454 the tasks of a later page are moved among themselves', async () => {
  const page = await manyTasks({ query: 'sortBy=manual&page=2' })
  await page.first(70)
  const handle = page.find('[data-task="70"] [data-key=handle]')
  handle.focus()
  await page.key('[data-task="70"] [data-key=handle]', { key: 'ArrowDown', altKey: true })
  await page.until(() => expect(page.ids().slice(0, 3)).toEqual([69, 70, 68]))
  await page.until(() =>
    expect(
      page
        .stored()
        .slice(48, 53)
        .map(({ id }) => id),
    ).toEqual([72, 71, 69, 70, 68]),
  )
  expect(page.said().join(' ')).toContain('position 52 of 120')
})

const storedIds = (page: Awaited<ReturnType<typeof manyTasks>>, from: number, to: number) =>
  page
    .stored()
    .slice(from, to)
    .map(({ id }) => id)

test('TODO-2641 a task is moved beyond the end of its page by keyboard, and followed there with the focus', async () => {
  const page = await manyTasks({ query: 'sortBy=manual' })
  await page.first(120)
  await page.until(() => page.button('Next page'))
  const handle = (id: number) => `[data-task="${id}"] [data-key=handle]`
  page.find(handle(71)).focus()
  await page.key(handle(71), { key: 'ArrowDown', altKey: true })
  expect(page.said().join(' ')).toContain('“งาน 71” moved to page 2')
  await page.until(() => expect(page.ids().slice(0, 2)).toEqual([71, 69]))
  expect(storedIds(page, 48, 52)).toEqual([72, 70, 71, 69])
  await page.until(() => expect(document.activeElement).toBe(page.find(handle(71))))
  await page.key(handle(71), { key: 'ArrowUp', altKey: true })
  await page.until(() => expect(page.ids().at(-1)).toBe(71))
  expect(storedIds(page, 48, 52)).toEqual([72, 71, 70, 69])
  await page.until(() => expect(document.activeElement).toBe(page.find(handle(71))))
})

test('TODO-2641 at the ends of all pages, nothing moves', async () => {
  const page = await manyTasks({ query: 'sortBy=manual&page=3' })
  await page.first(20)
  const last = '[data-task="1"] [data-key=handle]'
  page.find(last).focus()
  await page.key(last, { key: 'ArrowDown', altKey: true })
  expect([page.ids().at(-1), storedIds(page, 118, 120)]).toEqual([1, [2, 1]])
})

test('TODO-2642 a task is dragged to a page by dropping it on its button', async () => {
  const page = await manyTasks({ query: 'sortBy=manual' })
  await page.first(120)
  await page.until(() => page.button('Page 3'))
  const list = page.find('ul[aria-label^=Tasks]')
  list.setPointerCapture = () => undefined
  const pointer = (type: string) => new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 })
  await page.run(() => page.find('[data-task="119"] [data-key=handle]').dispatchEvent(pointer('pointerdown')))
  await page.until(() => expect(page.text()).toContain('Drop it on a page number below to move it there'))
  const at = vi.spyOn(document, 'elementFromPoint').mockReturnValue(page.button('Page 3'))
  onTestFinished(() => at.mockRestore())
  await page.run(() => list.dispatchEvent(pointer('pointerup')))
  await page.first(119)
  expect([page.ids().slice(0, 3), page.steps.at(-1)]).toEqual([[119, 19, 18], 'push sortBy=manual&page=3'])
  expect(storedIds(page, 0, 2)).toEqual([120, 118])
})

test('TODO-1455 an address opens a task of another page; an unknown one says so', async () => {
  const page = await manyTasks({ query: 'task=5' })
  await page.until(() => expect(page.find<HTMLInputElement>('dialog input').value).toBe('งาน 5'))
  expect(page.asked).toContain('GET ?id=5')
  await page.goTo('task=999')
  await page.shown('Task not found')
})

test('TODO-1455 a new task is shown, from whichever page it was added', async () => {
  const page = await manyTasks({ query: 'page=3' })
  await page.first(20)
  await page.press('Add a task')
  await page.until(() => page.find('dialog form'))
  await page.type(page.field('Title'), 'ใหม่')
  await page.press('Add')
  await page.until(() => expect(page.find('[data-task]').textContent).toContain('ใหม่'))
  expect(page.steps.at(-1)).not.toContain('page=')
})

test('TODO-1456 a backend without pages sends all tasks, of which a page is shown, with the counts of all', async () => {
  const page = await manyTasks({ query: 'page=2', between: whole })
  await page.first(70)
  expect(page.ids()).toHaveLength(50)
  await page.until(() => expect(page.counts()).toEqual(['120', '12', '0']))
  await page.goTo('page=9')
  await page.first(20)
  await page.goTo('page=3&task=115')
  await page.until(() => expect(page.find<HTMLInputElement>('dialog input').value).toBe('งาน 115'))
})
