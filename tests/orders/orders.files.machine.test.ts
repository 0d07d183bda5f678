import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { RaanError } from '../../src/core/kernel/errors'
import { mostFileBytes } from '../../src/core/kernel/file'
import { orderFilesMachine } from '../../src/core/orders/files/orders.files.machine'
import { turns } from '../helpers/turns'

type Sent = { name: string; key: string | undefined; signal: AbortSignal | undefined; end(error?: Error): void }

/** The machine before calls that end when the test says so. */
function open() {
  const sent: Sent[] = []
  let ids = 0
  const call = (endpoint: { name: string }, input: { query?: { name: string } }, options: Partial<Sent> = {}) =>
    new Promise((resolve, reject) => {
      const name = `${endpoint.name} ${input.query?.name ?? ''}`.trim()
      const file = { id: `id of ${input.query?.name}`, name: input.query?.name, type: 'image/jpeg', bytes: 1 }
      sent.push({
        name,
        key: options.key,
        signal: options.signal,
        end: (error) => (error ? reject(error) : resolve({ file })),
      })
    })
  const actor = createActor(orderFilesMachine, {
    input: { call: call as never, newId: () => `id${++ids}`, OrderNumber: 'LR-1' },
  })
  const changes: string[] = []
  actor.on('orders.changed', ({ kind }) => changes.push(kind))
  actor.start()
  const tasks = () => actor.getSnapshot().context.tasks.map(({ name, error }) => [name, error?.code])
  return { actor, sent, changes, tasks }
}

const blob = new Blob(['x'])
const last = (sent: readonly Sent[]) => sent.at(-1) as Sent

test('FILE-9 files are added one after the other; a cancelled one is aborted, a failed one waits and is sent again under its key', async () => {
  const { actor, sent, changes, tasks } = open()
  actor.send({ type: 'files.add', files: ['a', 'b', 'c'].map((name) => ({ name, file: blob })) })
  expect(sent.map(({ name }) => name)).toEqual(['orders.files.add a'])
  last(sent).end(new RaanError('offline'))
  await turns(3)
  expect(tasks()).toEqual([
    ['a', 'offline'],
    ['b', undefined],
    ['c', undefined],
  ])
  const [, b] = sent
  actor.send({ type: 'task.retry', key: sent[0]?.key ?? '' })
  actor.send({ type: 'task.cancel', key: b?.key ?? '' })
  expect(b?.signal?.aborted).toBe(true)
  expect(last(sent).name).toBe('orders.files.add c')
  last(sent).end()
  await turns(3)
  expect([last(sent).name, last(sent).key]).toEqual(['orders.files.add a', sent[0]?.key])
  last(sent).end()
  await turns(3)
  expect(tasks()).toEqual([])
  expect(actor.getSnapshot().context.added.map(({ name }) => name)).toEqual(['c', 'a'])
  actor.send({ type: 'file.remove', id: 'id of c', name: 'c' })
  actor.send({ type: 'file.remove', id: 'id of c', name: 'c' })
  last(sent).end(new RaanError('http', { status: 404 }))
  await turns(3)
  const { added, removed } = actor.getSnapshot().context
  expect([added.map(({ name }) => name), removed]).toEqual([['a'], ['id of c']])
  expect(changes).toEqual(['update', 'update', 'update'])
})

test('FILE-2025 choosing another file ends what was said about a rejected one; what only failed to be sent still waits', async () => {
  const { actor, sent, tasks } = open()
  actor.send({ type: 'files.add', files: [{ name: 'note.txt', file: blob }] })
  last(sent).end(new RaanError('http', { status: 422, fields: { file: ['type'] } }))
  await turns(3)
  expect(tasks()).toEqual([['note.txt', 'http']])
  actor.send({ type: 'files.add', files: [{ name: 'slip.png', file: blob }] })
  expect(tasks()).toEqual([['slip.png', undefined]])
  last(sent).end(new RaanError('offline'))
  await turns(3)
  actor.send({ type: 'files.add', files: [{ name: 'other.png', file: blob }] })
  expect(tasks()).toEqual([
    ['slip.png', 'offline'],
    ['other.png', undefined],
  ])
})

test("FILE-10 a file of more than 4 MB isn't sent", () => {
  const { actor, sent, tasks } = open()
  actor.send({ type: 'files.add', files: [{ name: 'big', file: new Blob(['x'.repeat(mostFileBytes + 1)]) }] })
  expect([sent.length, tasks()]).toEqual([0, [['big', 'http']]])
})
