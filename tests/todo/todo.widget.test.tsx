// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { ask } from '../helpers/ask'
import { offline, only, todoPage } from './todo-page'

const latest = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 1]
const refused = () => new Response(null, { status: 403 })

describe('the list', () => {
  test('TODO-40 a task shows its title, tags, day in the Buddhist era, person, and in words if it is overdue', async () => {
    const page = await todoPage({ locale: 'th' })
    expect(page.ids()).toEqual(latest)
    expect(page.find(page.row(5)).textContent).toBe(
      'เสร็จแล้ว: ตรวจยอดเก็บเงินปลายทางกับใบสรุปของขนส่งตรวจยอดเก็บเงินปลายทางกับใบสรุปของขนส่งทีมด่วนเลยกำหนด · 20 พ.ย. 2569สว',
    )
    expect(page.find(page.row(7)).textContent).toContain('วันนี้')
    expect(page.find(`${page.row(5)} [role=img]`).getAttribute('aria-label')).toBe('สมชาย วงศ์สุข')
    // done is never late
    expect(page.find(page.row(3)).textContent).not.toContain('เลยกำหนด')
  })

  test('TODO-41 the sidebar links to each list and tag, which are in the address', async () => {
    const page = await todoPage()
    expect(page.text()).toContain('16 tasks')
    await page.click('nav button[aria-current] + *, nav ul li:nth-child(2) button')
    await page.until(() => expect(page.ids()).toEqual([17, 14, 7, 5, 4]))
    await page.press('Team')
    await page.until(() => expect(page.ids()).toEqual([16, 15, 13, 10, 7, 5]))
    await page.press('Deleted')
    await page.until(() => expect(page.ids()).toEqual([8, 2]))
    expect(page.steps).toEqual(['push filter=important', 'push tag=team', 'push filter=deleted'])
    await page.goTo('tag=team')
    await page.until(() => expect(page.ids()).toEqual([16, 15, 13, 10, 7, 5]))
    expect(page.steps).toHaveLength(3)
  })

  test('TODO-41 the counts of the sidebar follow changes', async () => {
    const page = await todoPage()
    const numbers = () => page.all('nav ul:first-of-type button').map(({ textContent }) => textContent)
    await page.until(() => expect(numbers()).toEqual(['My tasks16', 'Important5', 'Completed3', 'Deleted']))
    await page.click(`${page.row(18)} input`)
    await page.click(`${page.row(18)} [data-key=star]`)
    expect(numbers()).toEqual(['My tasks16', 'Important6', 'Completed4', 'Deleted'])
  })

  test('TODO-42 a search is debounced, filters the list, and is no history step', async () => {
    const page = await todoPage()
    await page.type('input[type=search]', 'ใบปะ')
    expect(page.ids()).toEqual(latest)
    await page.pass(200)
    await page.until(() => expect(page.ids()).toEqual([12, 7]))
    expect(page.steps).toEqual([`replace q=${encodeURIComponent('ใบปะ')}`])
    await page.type('input[type=search]', 'zzz')
    await page.pass(200)
    await page.shown('No tasks found')
    await page.press('Clear search')
    await page.pass(200)
    await page.until(() => expect(page.ids()).toEqual(latest))
  })

  test.each([
    ['filter=completed&q=zzz', 'No tasks found'],
    ['filter=completed&tag=update', 'No completed tasks yet'],
    ['tag=unheard', 'No tasks with this tag'],
    ['filter=deleted&tag=team', 'No deleted tasks'],
    ['filter=important&tag=low', 'No important tasks'],
  ])('TODO-43 %s is empty and says so: %s', async (query, says) => {
    const page = await todoPage({ query, waits: false })
    await page.shown(says)
    expect(page.ids()).toEqual([])
  })

  test.each([
    ['no connection', offline],
    ['a broken answer', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['an error of the server', async () => new Response(null, { status: 500 })],
  ])('TODO-44 %s shows an error, and a retry fixes it', async (_, answer) => {
    const page = await todoPage({ fieldError: only('/tasks', answer), waits: false })
    await page.passUntil("Couldn't load tasks")
    page.breakIt()
    await page.press('Try again')
    await page.until(() => expect(page.ids()).toEqual(latest))
  })

  test('TODO-44 a list that fails to reload stays, and says that it is out of date', async () => {
    const page = await todoPage()
    page.breakIt(only('/tasks', refused))
    page.engine.announce({
      type: 'todo.changeFailed',
      id: '1',
      change: {} as never,
      error: new RaanError('conflict'),
    })
    await page.shown("You don't have access to tasks")
    expect(page.ids()).toEqual(latest)
  })

  test('TODO-45 users without access to tasks are told so', async () => {
    const page = await todoPage({ fieldError: only('/tasks', refused), waits: false })
    await page.shown("You don't have access to tasks")
    expect(page.all('[role=alert] button')).toEqual([])
  })
})

describe('changes of a task', () => {
  test('TODO-46 a check and a star appear immediately, are stored, and are announced', async () => {
    const page = await todoPage()
    await page.click(`${page.row(12)} input`)
    await page.click(`${page.row(12)} [data-key=star]`)
    expect(page.find(page.row(12)).dataset.done).toBe('true')
    expect(page.find(`${page.row(12)} [data-key=star]`).getAttribute('aria-pressed')).toBe('true')
    await page.until(() =>
      expect(page.reported).toEqual([
        { kind: 'update', id: 12 },
        { kind: 'update', id: 12 },
      ]),
    )
    const stored = (await page.stored()).find(({ id }) => id === 12)
    expect([stored?.isCompleted, stored?.isImportant]).toEqual([true, true])
  })

  test('TODO-46 when a task leaves the list the focus moves to the one in its place', async () => {
    const page = await todoPage({ query: 'filter=completed' })
    await page.run(() => page.find(`${page.row(14)} input`).focus())
    await page.click(`${page.row(14)} input`)
    expect(page.ids()).toEqual([3, 1])
    expect(page.find(`${page.row(3)} input`)).toBe(document.activeElement)
  })

  test('TODO-57 a change of a field that someone else changed is reverted and says who; trying again saves it', async () => {
    const page = await todoPage()
    const titleOf = async () => (await page.stored()).find(({ id }) => id === 12)?.title
    await page.open(12)
    await ask(page.mock, 'POST /apps/todo/update-task', {
      body: { task: { id: 12, title: 'ของเขา', isImportant: true } },
    })
    await page.type(page.field('Title'), 'ของฉัน')
    await page.press('Save')
    await page.shown('staff changed “นัดช่างซ่อมเครื่องพิมพ์ใบปะหน้า” in the meantime.')
    await page.until(() => expect(page.find(page.row(12)).textContent).toContain('ของเขา'))
    expect(await titleOf()).toBe('ของเขา')
    await page.press('Try again')
    await page.until(() => expect(page.find(page.row(12)).textContent).toContain('ของฉัน'))
    expect((await page.stored()).find(({ id }) => id === 12)).toMatchObject({ title: 'ของฉัน', isImportant: true })
  })

  test('TODO-47 a rejected change is reverted, names its task, and can be retried', async () => {
    const page = await todoPage()
    page.breakIt(only('/update-task', refused))
    await page.click(`${page.row(12)} input`)
    await page.shown("Couldn't save changes to “นัดช่างซ่อมเครื่องพิมพ์ใบปะหน้า”.")
    expect(page.find(page.row(12)).dataset.done).toBe(undefined)
    page.breakIt()
    await page.press('Try again')
    expect(page.find(page.row(12)).dataset.done).toBe('true')
    await page.until(() => expect(page.sent).toEqual(['POST update-task', 'POST update-task']))
  })

  test('TODO-48 a deleted task can be restored from the message or from the list of deleted ones', async () => {
    const page = await todoPage()
    await page.open(12)
    await page.press('Delete')
    await page.until(() => expect(page.ids()).toEqual(latest.filter((id) => id !== 12)))
    expect([page.all('dialog'), page.steps]).toEqual([[], ['push task=12', 'replace ']])
    await page.shown('“นัดช่างซ่อมเครื่องพิมพ์ใบปะหน้า” deleted')
    await page.press('Undo')
    await page.until(() => expect(page.ids()).toEqual(latest))
    await page.press('Deleted')
    await page.until(() => expect(page.ids()).toEqual([8, 2]))
    await page.press('Restore “ลบรูปสินค้าเก่าที่เลิกขายแล้ว”')
    expect(page.ids()).toEqual([8])
    await page.until(async () => expect((await page.stored()).some(({ id }) => id === 2)).toBe(true))
  })

  test('TODO-49 the handle moves a task by keyboard, announces the position, and Escape restores it', async () => {
    const page = await todoPage({ query: 'sortBy=manual' })
    const handle = `${page.row(18)} [data-key=handle]`
    const press = (key: string, more = {}) => page.key(handle, { key, ...more })
    await page.run(() => page.find(handle).focus())
    await page.click(handle)
    expect(page.said()).toContain(
      '“ต่อสัญญาเช่าห้องเก็บของ” picked up, position 1 of 16. Arrow keys to move, Space to drop, Escape to cancel.',
    )
    await press('ArrowDown')
    await press('ArrowDown')
    expect([page.ids().slice(0, 4), page.find(handle)]).toEqual([[17, 16, 18, 15], document.activeElement])
    expect(page.said()).toContain('“ต่อสัญญาเช่าห้องเก็บของ”: position 3 of 16')
    await press('Escape')
    expect([page.ids(), page.sent]).toEqual([latest, []])
    expect(page.said()).toContain('“ต่อสัญญาเช่าห้องเก็บของ” is back at position 1 of 16')
    await page.click(handle)
    await press('End')
    await page.click(handle)
    expect(page.ids()).toEqual([...latest.slice(1), 18])
    await press('ArrowUp', { altKey: true })
    expect(page.find(handle)).toBe(document.activeElement)
    expect(page.ids()).toEqual([...latest.slice(1, -1), 18, 1])
    await page.until(async () =>
      expect((await page.stored('?sortBy=manual')).map(({ id }) => id)).toEqual([...latest.slice(1, -1), 18, 1]),
    )
  })

  test('TODO-49 only the custom order can be changed, and a rejected one is reverted', async () => {
    const sorted = await todoPage({ query: 'sortBy=due-date' })
    expect(sorted.all('[data-key=handle]')).toEqual([])
    expect((await todoPage()).all('[data-key=handle]')).toEqual([])
    const page = await todoPage({ query: 'sortBy=manual' })
    const answer = Promise.withResolvers<Response>()
    page.breakIt(only('/reorder', () => answer.promise))
    await page.key(`${page.row(18)} [data-key=handle]`, { key: 'ArrowDown', altKey: true })
    expect(page.ids().slice(0, 2)).toEqual([17, 18])
    answer.resolve(refused())
    await page.shown("Couldn't move “ต่อสัญญาเช่าห้องเก็บของ”.")
    expect(page.ids()).toEqual(latest)
  })

  test('TODO-50 arrows move from task to task', async () => {
    const page = await todoPage()
    await page.run(() => page.find(`${page.row(18)} [data-key=open]`).focus())
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'])
      await page.run(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
    expect(document.activeElement).toBe(page.find(`${page.row(17)} [data-key=open]`))
  })
})
