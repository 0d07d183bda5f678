// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { portrait } from '../../src/sample/users/users.pictures'
import { addressOf, queryAt } from '../../src/widgets/todo/todo-screen'
import { offline, only, todoPage } from './todo-page'

const refused = () => new Response(null, { status: 403 })

test('TODO-51 a task is added once, however often the button is pressed, with the values of its list', async () => {
  const page = await todoPage({ query: 'tag=team' })
  await page.press('Add a task')
  await page.until(() => page.find('dialog form'))
  expect([page.steps, document.activeElement]).toEqual([['push tag=team&task=new'], page.find(page.field('Title'))])
  await page.press('Add')
  expect(page.find(page.field('Title')).getAttribute('aria-invalid')).toBe('true')
  expect(page.text()).toContain('Enter what needs to be done')
  await page.type(page.field('Title'), 'เช็กของ')
  await page.until(() => page.find(page.field('Due date')))
  await page.type(page.field('Due date'), '25/11/2569')
  const add = page.button('Add')
  await page.run(() => {
    add.click()
    add.click()
  })
  expect(page.all('dialog')).toEqual([])
  await page.until(() => expect(page.ids()[0]).toBe(19))
  expect([page.sent, page.reported]).toEqual([['POST add-tasks'], [{ kind: 'add', id: 19 }]])
  const [first] = await page.stored()
  expect([first?.title, first?.dueDate, first?.tags]).toEqual(['เช็กของ', '2026-11-25', ['team']])
  await page.shown('“เช็กของ” added')
})

/** A task is entered, and adding it is answered so. */
async function adding(answer: () => Response | Promise<Response>) {
  const page = await todoPage({ query: 'task=new' })
  await page.until(() => page.find('dialog form'))
  page.breakIt(only('/add-tasks', answer))
  await page.type(page.field('Title'), 'เช็กของ')
  await page.press('Add')
  return page
}

test("TODO-5445 a task that couldn't be added disappears, can be retried with all entries, and is said to be added once it is stored", async () => {
  const page = await adding(refused)
  await page.shown("Couldn't add “เช็กของ”.")
  expect(page.ids()[0]).toBe(18)
  expect(page.text()).not.toContain('“เช็กของ” added')
  page.breakIt()
  await page.press('Try again')
  await page.until(() => expect(page.ids()[0]).toBe(19))
  await page.shown('“เช็กของ” added')
})

test('TODO-5553 a task that the backend did not answer for is added by itself once it is back, once', async () => {
  const page = await adding(offline)
  await page.passUntil('whether “เช็กของ” was added')
  page.breakIt()
  const before = page.sent.length
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  await page.shown('“เช็กของ” added')
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  expect(page.sent.slice(before).filter((each) => each.startsWith('POST'))).toEqual(['POST add-tasks'])
  expect(page.text()).not.toContain('Try again')
})

test('TODO-5553 a task that the backend did not answer for is added once it is back, also after its screen was left', async () => {
  const page = await adding(offline)
  await page.passUntil('whether “เช็กของ” was added')
  page.breakIt()
  await page.show(null)
  const before = page.sent.length
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  await page.until(async () => expect((await page.stored())[0]?.title).toBe('เช็กของ'))
  expect([page.sent.slice(before), page.text()]).toEqual([['POST add-tasks'], ''])
})

test('TODO-5555 what the backend did not answer for is not repeated unasked after a later change was stored', async () => {
  const page = await todoPage()
  const change = async (title: string) => {
    await page.open(15)
    await page.type(page.field('Title'), title)
    await page.press('Save')
  }
  page.breakIt(only('/update-task', offline))
  await change('first')
  await page.passUntil('was changed. It')
  page.breakIt()
  await change('second')
  await page.until(async () => expect((await page.stored()).find(({ id }) => id === 15)?.title).toBe('second'))
  const before = page.sent.length
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  expect(page.sent.length).toBe(before)
  expect(page.text()).toContain('Try again')
})

test('TODO-5554 what was refused is not sent again by itself', async () => {
  const page = await adding(refused)
  await page.shown("Couldn't add “เช็กของ”.")
  page.breakIt()
  const before = page.sent.length
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  expect(page.sent.length).toBe(before)
  expect(page.text()).toContain("Couldn't add “เช็กของ”.")
})

test('TODO-52 a stored task is changed: only changes are sent', async () => {
  const page = await todoPage()
  await page.open(15)
  expect(page.find<HTMLInputElement>(page.field('Title')).value).toBe('คุยกับกลุ่มแม่บ้านเรื่องน้ำผึ้งรอบหน้า')
  await page.type(page.field('Assignee'), 'เอกชัย บุญมาก')
  await page.press('Save')
  expect(page.all('dialog')).toEqual([])
  await page.until(() => expect(page.sent).toEqual(['POST update-task']))
  const stored = (await page.stored()).find(({ id }) => id === 15)
  expect([stored?.assignee, stored?.title]).toEqual([
    { fullName: 'เอกชัย บุญมาก', avatar: portrait('เอกชัย บุญมาก') },
    'คุยกับกลุ่มแม่บ้านเรื่องน้ำผึ้งรอบหน้า',
  ])
})

test('TODO-53 every way out asks before unsaved changes are lost', async () => {
  const page = await todoPage()
  await page.open(15)
  await page.type(page.field('Title'), 'อย่างอื่น')
  await page.press('Close')
  expect(page.text()).toContain('Leave without saving?')
  await page.press('Keep editing')
  await page.goTo('')
  expect(page.text()).toContain('Leave without saving?')
  await page.press('Keep editing')
  await page.press('Delete')
  expect(page.text()).toContain('Leave without saving?')
  await page.press('Keep editing')
  expect([page.steps.at(-1), page.find<HTMLInputElement>(page.field('Title')).value]).toEqual([
    'push task=15',
    'อย่างอื่น',
  ])
  await page.press('Reset')
  await page.press('Close')
  expect([page.all('dialog'), page.sent]).toEqual([[], []])
})

test('TODO-53 every way out asks before unsaved changes are lost, and discards only those', async () => {
  const page = await todoPage()
  await page.open(15)
  await page.type(page.field('Title'), 'อย่างอื่น')
  await page.press('Close')
  await page.press('Leave')
  expect([page.all('dialog'), page.steps.at(-1), page.sent]).toEqual([[], 'replace ', []])
  await page.open(15)
  expect(page.find<HTMLInputElement>(page.field('Title')).value).toBe('คุยกับกลุ่มแม่บ้านเรื่องน้ำผึ้งรอบหน้า')
})

test('TODO-52 an unreadable day is not lost by saving', async () => {
  const page = await todoPage()
  await page.open(15)
  await page.until(() => page.find(page.field('Due date')))
  const due = () => page.find<HTMLInputElement>(page.field('Due date'))
  const before = due().value
  await page.type(page.field('Due date'), '25/11/48')
  await page.run(() => void due().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await page.press('Save')
  expect([page.all('dialog').length, page.sent, due().value, document.activeElement]).toEqual([
    1,
    [],
    '25/11/48',
    due(),
  ])
  expect(page.text()).toContain('Use a four-digit year')
  await page.press('Reset')
  await page.until(() => expect(due().value).toBe(before))
  await page.type(page.field('Due date'), '25/11/2569')
  await page.press('Save')
  await page.until(() => expect(page.sent).toEqual(['POST update-task']))
  expect((await page.stored()).find(({ id }) => id === 15)?.dueDate).toBe('2026-11-25')
})

test("TODO-54 an address opens a task, also one that its list doesn't show; an unknown one says so", async () => {
  const page = await todoPage({ query: 'filter=important&task=15' })
  await page.until(() => page.find('dialog form'))
  expect(page.find<HTMLInputElement>(page.field('Title')).value).toBe('คุยกับกลุ่มแม่บ้านเรื่องน้ำผึ้งรอบหน้า')
  await page.press('Mark complete')
  await page.until(() => expect(page.sent).toEqual(['POST update-task']))
  expect(page.button('Completed').getAttribute('aria-pressed')).toBe('true')
  await page.goTo('filter=important&task=99')
  await page.shown('Task not found')
  await page.press('Close')
  expect([page.all('dialog'), page.steps.at(-1)]).toEqual([[], 'replace filter=important'])
})

test('TODO-55 list and tag are in the path of an address, the rest in the query', () => {
  const places = [
    ['', '/apps/todo', ''],
    ['q=tea&sortBy=due-date', '/apps/todo', 'q=tea&sortBy=due-date'],
    ['filter=important&task=5', '/apps/todo/important', 'task=5'],
    ['tag=high', '/apps/todo/tag/high', ''],
    ['tag=%E0%B8%94', '/apps/todo/tag/%E0%B8%94', ''],
  ] as const
  for (const [query, path, search] of places) expect(addressOf(query)).toEqual({ path, search })
  expect([
    queryAt({ filter: 'important' }, 'task=5&filter=x'),
    queryAt({ tag: '%E0%B8%94' }, ''),
    queryAt({ tag: '%' }, ''),
  ]).toEqual(['task=5&filter=important', 'tag=%E0%B8%94', 'tag=%25'])
})
