import { expect, test } from 'vitest'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { makeChange } from '../../src/core/todo/todo.changes'
import type { Task } from '../../src/core/todo/todo.contract'
import { task } from './a-task'

const before = task({ id: 12, title: 'ก', version: 4 })

/** A backend with versions whose task is `stored`; without one, a backend without versions. */
function backend(stored: Task | undefined) {
  const sent: object[] = []
  const call = (async (_: unknown, { body }: { body: { task: Task } }) => {
    sent.push(body.task)
    if (stored && body.task.version !== stored.version) throw new RaanError('conflict', { current: { task: stored } })
    return { task: { ...before, ...stored, ...body.task, version: 9 } }
  }) as unknown as Call
  const signal = new AbortController().signal
  const change = { kind: 'update', task: stored ? before : task({ id: 12 }), patch: { title: 'ของฉัน' } } as const
  return { sent, update: () => makeChange({ change, call, signal }) }
}

test("TODO-25 someone else's change of another field is kept with ours", async () => {
  const { sent, update } = backend({ ...before, isImportant: true, version: 6 })
  expect(await update()).toMatchObject({ title: 'ของฉัน', isImportant: true })
  expect(sent).toEqual([
    { id: 12, title: 'ของฉัน', version: 4 },
    { id: 12, title: 'ของฉัน', version: 6 },
  ])
})

test('TODO-25 a change of the same field fails with the stored task', async () => {
  const theirs = { ...before, title: 'ของเขา', version: 5 }
  const { sent, update } = backend(theirs)
  await expect(update()).rejects.toMatchObject({ code: 'conflict', detail: { current: { task: theirs } } })
  expect(sent).toHaveLength(1)
})

test('TODO-25 a task that is already as requested, after a lost response, counts as changed', async () => {
  const stored = { ...before, title: 'ของฉัน', version: 5 }
  const { sent, update } = backend(stored)
  expect(await update()).toEqual(stored)
  expect(sent).toHaveLength(1)
})

test('TODO-25 a backend without versions gets none', async () => {
  const { sent, update } = backend(undefined)
  await update()
  expect(sent).toEqual([{ id: 12, title: 'ของฉัน' }])
})
