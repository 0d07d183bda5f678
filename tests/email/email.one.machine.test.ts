import { expect, test } from 'vitest'
import { type Gate, gated } from '../helpers/gated'
import { turns } from '../helpers/turns'
import { aMail } from './a-mail'
import { mailDesk } from './mail-desk'

const mails = [
  aMail(1),
  aMail(2, { isRead: false }),
  aMail(3),
  aMail(4, { folder: 'spam' }),
  aMail(5, { isStarred: true }),
]

/** One opened mail of the inbox; with `hold` no answer comes before the test lets it. */
function opened(id: number, hold = false) {
  let gate: Gate | undefined
  const desk = mailDesk(mails, (backend) => {
    gate = gated(backend)
    return hold ? gate.transport : backend
  })
  const view = desk.engine.view('email.detail', { key: { id, folder: 'inbox' } })
  const shown = () => {
    const { value, context } = view.getSnapshot()
    const mail = context.value
    return [value, mail?.id, mail?.hasPreviousMail, mail?.hasNextMail, context.error?.code]
  }
  const reported = () =>
    desk.reported.filter((event) => event.type === 'email.opened').map(({ id, isRead }) => [id, isRead])
  return { ...desk, view, shown, openedIds: reported, gate: () => gate ?? expect.unreachable() }
}

test('EMAIL-36 an opened mail is reported once, with whether it was read; asking again does not tell it again', async () => {
  const { view, shown, openedIds } = opened(2)
  await view.settled()
  expect([shown(), openedIds()]).toEqual([['ready', 2, true, true, undefined], [[2, false]]])
  view.send({ type: 'reload' })
  await view.settled()
  expect(openedIds()).toEqual([[2, false]])
  view.send({ type: 'key.change', key: { id: 4 } })
  await view.settled()
  expect([shown(), openedIds()]).toEqual([
    ['ready', 4, false, false, undefined],
    [
      [2, false],
      [4, true],
    ],
  ])
})

test('EMAIL-36 a mail that is not there is missing', async () => {
  const { view, shown, openedIds } = opened(77)
  await view.settled()
  expect([shown(), openedIds()]).toEqual([['missing', undefined, undefined, undefined, undefined], []])
})

test('EMAIL-36 a mail deleted for ever while it is open is missing then', async () => {
  const { view, shown, engine } = opened(2)
  await view.settled()
  const email = engine.app('email')
  email.send({ type: 'change.make', change: { kind: 'patch', ids: [2], patch: { isDeleted: true } } })
  await email.settled()
  await view.settled()
  expect(shown()[0]).toBe('missing')
})

test('EMAIL-37 a step leads to the neighbour in the shown list; at its end nothing happens', async () => {
  const { view, shown, openedIds, asked } = opened(3)
  await view.settled()
  view.send({ type: 'previous' })
  await view.settled()
  expect([shown(), view.getSnapshot().context.key]).toEqual([
    ['ready', 5, false, true, undefined],
    { id: 5, folder: 'inbox' },
  ])
  view.send({ type: 'previous' })
  await view.settled()
  expect([shown()[1], asked, openedIds()]).toEqual([
    5,
    ['GET get-email', 'GET paginate-email'],
    [
      [3, true],
      [5, true],
    ],
  ])
})

test('EMAIL-37 steps requested while one is made are counted; what is only passed by is not opened', async () => {
  const { view, shown, openedIds } = opened(5)
  await view.settled()
  for (let step = 0; step < 9; step++) view.send({ type: 'next' })
  view.send({ type: 'previous' })
  await view.settled()
  expect([shown(), openedIds()]).toEqual([
    ['ready', 1, true, false, undefined],
    [
      [5, true],
      [1, true],
    ],
  ])
  view.send({ type: 'previous' })
  await view.settled()
  expect(shown()[1]).toBe(2)
})

test('EMAIL-37 there and back again ends where it started, and opens nothing', async () => {
  const { view, shown, openedIds, asked } = opened(5)
  await view.settled()
  view.send({ type: 'next' })
  view.send({ type: 'previous' })
  await view.settled()
  expect([shown()[1], openedIds(), asked.length]).toEqual([5, [[5, true]], 3])
})

test('EMAIL-37 the answer to a step that was given up never replaces a newer one', async () => {
  const { view, shown, gate, openedIds } = opened(5, true)
  await turns()
  await gate().answer()
  await turns()
  view.send({ type: 'next' })
  await turns()
  const late = gate().waiting[0]
  expect(shown().slice(0, 2)).toEqual(['stepping', 5])
  view.send({ type: 'key.change', key: { id: 1, folder: 'inbox' } })
  await turns()
  expect([late?.signal.aborted, gate().waiting.length, shown()[1]]).toEqual([true, 1, undefined])
  await gate().answer()
  await turns()
  expect([shown().slice(0, 2), openedIds()]).toEqual([
    ['ready', 1],
    [
      [5, true],
      [1, true],
    ],
  ])
})

test('EMAIL-37 a neighbour that is gone in the meantime is none; another failure keeps the mail and says why', async () => {
  const { view, shown, gate, stored } = opened(2, true)
  await turns()
  await gate().answer()
  await turns()
  view.send({ type: 'next' })
  await turns()
  await gate().fail()
  await turns()
  expect(shown()).toEqual(['failed', 2, true, true, 'forbidden'])
  view.send({ type: 'next' })
  await turns()
  await gate().answer()
  await turns()
  expect([shown(), stored().length]).toEqual([['ready', 1, true, false, undefined], 5])
})

test('EMAIL-38 a change is made to the opened mail at once, and its neighbours are asked again', async () => {
  const { view, shown, engine, asked, openedIds } = opened(2)
  await view.settled()
  const email = engine.app('email')
  email.send({ type: 'change.make', change: { kind: 'patch', ids: [1], patch: { folder: 'spam' } } })
  email.send({ type: 'change.make', change: { kind: 'label', ids: [2], label: 'private', on: true } })
  await email.settled()
  expect(view.getSnapshot().context.value?.labels).toEqual(['private'])
  await view.settled()
  expect([shown(), openedIds().length]).toEqual([['ready', 2, true, false, undefined], 1])
  expect(asked.filter((call) => call.includes('get-email')).length).toBeGreaterThan(1)
})

test('EMAIL-38 a change heard while a step is made is made to its answer, which was given before', async () => {
  let open = () => {}
  const desk = mailDesk(mails, (backend) => async (request) => {
    const answer = await backend(request)
    if (request.url.includes('paginate'))
      await new Promise<void>((go) => {
        open = go
      })
    return answer
  })
  const view = desk.engine.view('email.detail', { key: { id: 2, folder: 'inbox' } })
  await view.settled()
  view.send({ type: 'previous' })
  await turns()
  const email = desk.engine.app('email')
  email.send({ type: 'change.make', change: { kind: 'patch', ids: [2, 3], patch: { isStarred: true } } })
  await email.settled()
  expect(view.getSnapshot().context.value).toMatchObject({ id: 2, isStarred: true })
  open()
  await view.settled()
  expect(view.getSnapshot().context.value).toMatchObject({ id: 3, isStarred: true })
})
