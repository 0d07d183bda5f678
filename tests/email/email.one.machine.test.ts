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

test("EMAIL-36 an opened email is reported once, with whether it was read; loading it again doesn't report it again", async () => {
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

test('EMAIL-36 a nonexistent email is missing', async () => {
  const { view, shown, openedIds } = opened(77)
  await view.settled()
  expect([shown(), openedIds()]).toEqual([['missing', undefined, undefined, undefined, undefined], []])
})

test('EMAIL-36 an email permanently deleted while it is open is missing from then on', async () => {
  const { view, shown, engine } = opened(2)
  await view.settled()
  const email = engine.app('email')
  email.send({ type: 'change.make', change: { kind: 'patch', ids: [2], patch: { isDeleted: true } } })
  await email.settled()
  await view.settled()
  expect(shown()[0]).toBe('missing')
})

test('EMAIL-37 a step moves to the neighbour in the shown list; at the end nothing happens', async () => {
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

test('EMAIL-37 steps requested while one runs are counted; emails in between are not opened', async () => {
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

test('EMAIL-37 stepping there and back ends where it started, and opens nothing', async () => {
  const { view, shown, openedIds, asked } = opened(5)
  await view.settled()
  view.send({ type: 'next' })
  view.send({ type: 'previous' })
  await view.settled()
  expect([shown()[1], openedIds(), asked.length]).toEqual([5, [[5, true]], 3])
})

test('EMAIL-37 the response to a cancelled step never replaces a newer one', async () => {
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

test("EMAIL-37 a neighbour removed in the meantime doesn't exist; after another failure the email stays, with the reason", async () => {
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

test('EMAIL-38 a change applies to the opened email immediately, and its neighbours are requested again', async () => {
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

test('EMAIL-38 a change received during a step applies to the response, which is older', async () => {
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
