import { expect, test } from 'vitest'
import { type Task, taskTags } from '../../src/core/todo/todo.contract'
import { createMock } from '../../src/mock'
import { portrait } from '../../src/sample/users/users.pictures'
import { ask } from '../helpers/ask'
import { task } from './a-task'

const now = () => new Date('2026-11-21T03:00:00Z')
const mocked = () => {
  const mock = createMock({ now })
  const list = async (query = '') => (await ask(mock, `GET /apps/todo/tasks${query}`)).body as Task[]
  return { mock, list, ids: async (query = '') => (await list(query)).map(({ id }) => id) }
}
const latest = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 1]

test('TODO-1 GET /apps/todo/tasks returns a bare array, the latest first, without deleted ones', async () => {
  const { mock, ids } = mocked()
  const { status, body } = await ask(mock, 'GET /apps/todo/tasks')
  expect([status, Array.isArray(body), body.map(({ id }: Task) => id)]).toEqual([200, true, latest])
  expect(body[7]).toEqual({
    id: 11,
    title: 'ตอบรีวิวลูกค้าสัปดาห์นี้',
    dueDate: '2026-11-23',
    description: '',
    assignee: { fullName: 'ดาวรุ่ง แสงจันทร์', avatar: portrait('ดาวรุ่ง แสงจันทร์') },
    tags: ['low'],
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
    version: 1,
  })
  expect(await ids('?sortBy=latest')).toEqual(latest)
})

test('TODO-1 q, filter, tag and sortBy filter and sort it', async () => {
  const { ids, list } = mocked()
  expect(await ids('?filter=important')).toEqual([17, 14, 7, 5, 4])
  expect(await ids('?filter=completed')).toEqual([14, 3, 1])
  expect(await ids('?filter=deleted')).toEqual([8, 2])
  expect(await ids('?tag=update')).toEqual([17, 9, 6])
  expect(await ids('?filter=deleted&tag=low')).toEqual([2])
  expect(await ids('?q=%20ใบปะหน้า%20')).toEqual([12, 7])
  expect([await ids('?filter=nonsense'), await ids('?sortBy=nonsense')]).toEqual([[], latest])
  const titles = (await list('?sortBy=title-asc')).map(({ title }) => title)
  expect(titles.toSorted(new Intl.Collator('th').compare)).toEqual(titles)
  expect((await list('?sortBy=title-desc')).map(({ title }) => title)).toEqual(titles.toReversed())
  const due = (await list('?sortBy=due-date')).map(({ dueDate }) => dueDate)
  expect(due.toSorted()).toEqual(due)
  const names = (await list('?sortBy=assignee')).map(({ assignee }) => assignee?.fullName ?? '')
  expect([names[0], names.slice(-2)]).toEqual(['ดาวรุ่ง แสงจันทร์', ['', '']])
})

test('TODO-2 POST /apps/todo/add-tasks returns 201 {task}, adds defaults and puts it first', async () => {
  const { mock, ids, list } = mocked()
  const answer = await ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key: 'k1' })
  expect(answer).toEqual({ status: 201, body: { task: task({ id: 19, title: 'ใหม่', version: 1 }) } })
  expect([await ids(), (await list())[0]]).toEqual([[19, ...latest], answer.body.task])
})

test('TODO-2 the same key adds once, whatever the task', async () => {
  const { mock, ids } = mocked()
  const add = (title: string) => ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title } }, key: 'k1' })
  const first = await add('ใหม่')
  const used = { status: 422, body: { error: { 'Idempotency-Key': 'used' }, ...first.body } }
  expect([first.status, await add('ใหม่'), await add('อื่น')]).toEqual([201, first, used])
  expect(await ids()).toEqual([19, ...latest])
})

test.each([
  [{ title: '  ' }, { 'task.title': ['required'] }],
  [{}, { 'task.title': ['required'] }],
  [{ title: 'ก'.repeat(501) }, { 'task.title': ['too-long'] }],
  [{ title: 'a', dueDate: '2026-02-30' }, { 'task.dueDate': ['day'] }],
  [{ title: 'a', dueDate: '25/11/2569' }, { 'task.dueDate': ['day'] }],
])('TODO-2 %j is rejected by field and nothing is stored', async (given, error) => {
  const { mock, ids } = mocked()
  const answer = await ask(mock, 'POST /apps/todo/add-tasks', { body: { task: given }, key: 'k1' })
  expect([answer, await ids()]).toEqual([{ status: 422, body: { error } }, latest])
})

test('TODO-3 POST /apps/todo/update-task merges the fields sent and returns {task}', async () => {
  const { mock, list, ids } = mocked()
  const before = (await list()).find(({ id }) => id === 12)
  const answer = await ask(mock, 'POST /apps/todo/update-task', {
    body: { task: { id: 12, isImportant: true, dueDate: '' } },
  })
  const stored = { ...before, isImportant: true, dueDate: '', version: 2, changedBy: 'staff' }
  expect(answer).toEqual({ status: 200, body: { task: stored } })
  expect([(await list()).find(({ id }) => id === 12), await ids()]).toEqual([stored, latest])
})

test('TODO-3 an unknown task is 404, an empty title 422, and nothing changes', async () => {
  const { mock, list } = mocked()
  const before = await list()
  const update = (said: object) => ask(mock, 'POST /apps/todo/update-task', { body: { task: said } })
  expect([await update({ id: 99, title: 'a' }), await update({ id: 12, title: ' ' })]).toEqual([
    { status: 404, body: undefined },
    { status: 422, body: { error: { 'task.title': ['required'] } } },
  ])
  expect(await list()).toEqual(before)
})

test('TODO-7 a stale version is 409 with the current task, and nothing changes; a missing one is not checked', async () => {
  const { mock, list } = mocked()
  const save = (fields: object) => ask(mock, 'POST /apps/todo/update-task', { body: { task: { id: 12, ...fields } } })
  const before = (await list()).find(({ id }) => id === 12)
  const current = { ...before, title: 'ก', version: 2, changedBy: 'staff' }
  expect(await save({ title: 'ก', version: 1 })).toEqual({ status: 200, body: { task: current } })
  expect(await save({ title: 'ข', version: 1 })).toEqual({ status: 409, body: { task: current } })
  expect((await list()).find(({ id }) => id === 12)).toEqual(current)
  expect((await save({ title: 'ก', version: 2 })).body.task.version).toBe(2)
  expect((await save({ title: 'ข' })).body.task.version).toBe(3)
  await ask(mock, 'DELETE /apps/todo/delete-task?taskId=12')
  expect((await save({ title: 'ค', version: 3 })).body.task).toMatchObject({ isDeleted: true, version: 4 })
})

test('TODO-4 DELETE /apps/todo/delete-task marks a task as deleted; an update brings it back', async () => {
  const { mock, ids } = mocked()
  expect(await ask(mock, 'DELETE /apps/todo/delete-task?taskId=12')).toEqual({ status: 200, body: undefined })
  expect([await ids('?filter=deleted'), (await ids()).includes(12)]).toEqual([[12, 8, 2], false])
  await ask(mock, 'POST /apps/todo/update-task', { body: { task: { id: 12, isDeleted: false } } })
  expect([await ids('?filter=deleted'), await ids()]).toEqual([[8, 2], latest])
  expect([
    (await ask(mock, 'DELETE /apps/todo/delete-task?taskId=99')).status,
    (await ask(mock, 'DELETE /apps/todo/delete-task')).status,
  ]).toEqual([404, 404])
})

test('TODO-5 POST /apps/todo/reorder stores an order for the shop, which sortBy=manual requests: new tasks come first there', async () => {
  const { mock, ids } = mocked()
  const answer = await ask(mock, 'POST /apps/todo/reorder', { body: { ids: [1, 99, 18] } })
  expect(answer).toEqual({ status: 200, body: undefined })
  const own = [1, ...latest.slice(1, -1), 18]
  expect([await ids('?sortBy=manual'), await ids('?sortBy=latest'), await ids()]).toEqual([own, latest, latest])
  await ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key: 'k1' })
  expect(await ids('?sortBy=manual')).toEqual([19, ...own])
})

test('TODO-6 the sample tasks are 18, of every tag and state, each with a due date, some overdue', async () => {
  const { list } = mocked()
  const all = [...(await list()), ...(await list('?filter=deleted'))]
  const has = (of: Partial<Task>) =>
    all.some((each) => Object.entries(of).every(([name, value]) => each[name as keyof Task] === value))
  expect([all.length, all.every(({ dueDate }) => /^\d{4}-\d{2}-\d{2}$/.test(dueDate))]).toEqual([18, true])
  expect(taskTags.filter((tag) => all.some(({ tags }) => tags.includes(tag)))).toEqual([...taskTags])
  expect([
    has({ isDeleted: true, isImportant: true }),
    has({ isCompleted: true, isImportant: true }),
    has({ isCompleted: true, isImportant: false }),
    has({ assignee: null }),
    all.some(({ dueDate, isCompleted }) => dueDate < '2026-11-21' && !isCompleted),
  ]).toEqual([true, true, true, true, true])
})
