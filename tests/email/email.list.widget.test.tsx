// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { gated } from '../helpers/gated'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

const clip = { fileName: 'a.png', thumbnail: '', url: 'data:image/png;base64,AA==', size: '1 KB' }
const box = [
  aMail(5, {
    subject: 'ขอที่อยู่',
    message: '<p>สวัสดี<b>ค่ะ</b></p>',
    isRead: false,
    time: '2026-11-21T02:05:00.000Z',
    labels: ['company', 'important'],
    attachments: [clip],
  }),
  aMail(4, { isStarred: true }),
  aMail(3, { isRead: false, time: '2025-12-10T05:00:00.000Z' }),
  aMail(2, { folder: 'spam', isRead: false }),
  aMail(1, { folder: 'draft' }),
]

/** answers with this status while it is one */
const failing =
  (status: { now: number | undefined }) =>
  (backend: Transport): Transport =>
  (request) =>
    status.now === undefined ? backend(request) : Promise.resolve(new Response(null, { status: status.now }))

test('EMAIL-50 a row shows sender, subject, preview, files, labels and time; unread ones say so in words', async () => {
  const desk = await emailDesk(box)
  expect(desk.ids()).toEqual([5, 4, 3])
  expect(desk.messages(5)).toBe('Unread, ผู้ส่ง 5ขอที่อยู่ สวัสดีค่ะ')
  expect(desk.messages(4)).toBe('ผู้ส่ง 4เรื่อง 4 ข้อความ 4')
  const marks = desk.all('[data-mail="5"] [role=img]').map((each) => each.getAttribute('aria-label'))
  expect(marks).toEqual(['Has attachments', 'Company, Important'])
  expect(desk.all('[data-mail] time').map((each) => each.textContent)).toEqual(['09:05', 'Nov 10', 'Dec 10, 2025'])
  expect(
    desk
      .all('li[aria-setsize]')
      .map((each) => `${each.getAttribute('aria-posinset')} of ${each.getAttribute('aria-setsize')}`),
  ).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})

test('EMAIL-50 in Thai the year of an older email is Buddhist', async () => {
  const desk = await emailDesk(box, { locale: 'th' })
  expect(desk.all('[data-mail] time').map((each) => each.textContent)).toEqual(['09:05', '10 พ.ย.', '10 ธ.ค. 2568'])
})

test('EMAIL-51 folders and labels link to their emails, show unread counts, and report the location', async () => {
  const reported: unknown[] = []
  const desk = await emailDesk(box, { props: { onQueryChanged: (change) => reported.push(change) } })
  expect(desk.all('nav li button').map((each) => each.textContent)).toEqual([
    'Inbox22 unread',
    'Sent',
    'Drafts11 email',
    'Starred',
    'Spam11 unread',
    'Trash',
    'Personal',
    'Company',
    'Important',
    'Private',
  ])
  await desk.folder('Spam')
  await desk.until(() => expect(desk.ids()).toEqual([2]))
  await desk.folder('Starred')
  await desk.until(() => expect(desk.ids()).toEqual([4]))
  await desk.folder('Company')
  await desk.until(() => expect(desk.ids()).toEqual([5]))
  await desk.folder('Inbox')
  await desk.until(() => expect(desk.ids()).toEqual([5, 4, 3]))
  expect(reported).toEqual([
    { query: 'folder=spam', replace: false },
    { query: 'folder=starred', replace: false },
    { query: 'label=company', replace: false },
    { query: '', replace: false },
  ])
  expect(desk.of('emails?').map(({ call }) => call)).toEqual([
    'GET emails?folder=inbox&perPage=50&page=1',
    'GET emails?folder=spam&perPage=50&page=1',
    'GET emails?folder=starred&perPage=50&page=1',
    'GET emails?folder=&label=company&perPage=50&page=1',
    'GET emails?folder=inbox&perPage=50&page=1',
  ])
})

test('EMAIL-51 the list follows a location from outside; an invalid one means the inbox', async () => {
  const desk = await emailDesk(box, { props: { query: 'folder=spam' } })
  expect(desk.ids()).toEqual([2])
  await desk.show({ query: 'folder=nowhere&label=blue&mail=x' })
  await desk.until(() => expect(desk.ids()).toEqual([5, 4, 3]))
})

test('EMAIL-52 a search is debounced; a late response never replaces a newer one', async () => {
  const desk = await emailDesk(box)
  await desk.type('input[type=search]', 'เรื่อง')
  expect(desk.of('q=')).toEqual([])
  await desk.pass(200)
  await desk.until(() => expect(desk.ids()).toEqual([4, 3]))
  await desk.type('input[type=search]', 'ไม่มีคำนี้')
  await desk.pass(200)
  await desk.says('No email found')
  await desk.press('Clear search')
  await desk.pass(200)
  await desk.until(() => expect(desk.ids()).toEqual([5, 4, 3]))
})

test('EMAIL-52 a trailing space in the search stays while the address is reported', async () => {
  let query = ''
  const onQueryChanged = (change: { query: string }) => {
    query = change.query
  }
  const desk = await emailDesk(box, { props: { query, onQueryChanged } })
  await desk.type('input[type=search]', 'เรื่อง ')
  await desk.pass(200)
  await desk.until(() => expect(desk.ids()).toEqual([4, 3]))
  expect(new URLSearchParams(query).get('q')).toBe('เรื่อง')
  await desk.show({ query, onQueryChanged })
  await desk.pass(200)
  expect(desk.find<HTMLInputElement>('input[type=search]').value).toBe('เรื่อง ')
})

test('EMAIL-52 the late response to an earlier search is not shown', async () => {
  let gate: ReturnType<typeof gated> | undefined
  const desk = await emailDesk(box, {
    isReady: false,
    between: (backend) => {
      gate = gated(backend)
      return gate.transport
    },
  })
  await desk.until(() => expect(gate?.waiting).toHaveLength(1))
  await desk.run(() => gate?.answer())
  await desk.until(() => expect(desk.ids()).toEqual([5, 4, 3]))
  await desk.type('input[type=search]', 'เรื่อง 4')
  await desk.pass(200)
  await desk.until(() => expect(gate?.waiting.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['เรื่อง 4']))
  await desk.type('input[type=search]', 'เรื่อง 3')
  await desk.pass(200)
  // the first was given up: nobody waits for its answer
  await desk.until(() => expect(gate?.waiting.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['เรื่อง 3']))
  expect(desk.find('[data-stale]')).toBeTruthy()
  await desk.run(() => gate?.answer())
  await desk.until(() => expect(desk.ids()).toEqual([3]))
})

test.each([
  ['', "You're all caught up"],
  ['folder=sent', 'Nothing sent yet'],
  ['folder=draft', 'No drafts'],
  ['folder=starred', 'No starred email'],
  ['folder=spam', 'No spam'],
  ['folder=trash', 'The trash is empty'],
  ['label=private', 'No email with this label'],
])('EMAIL-53 an empty folder says what it is for: %s', async (query, messages) => {
  const desk = await emailDesk([], { props: { query } })
  await desk.says(messages)
})

test('EMAIL-53 while emails load a skeleton is shown; a failure can be retried', async () => {
  const status: { now: number | undefined } = { now: 500 }
  const desk = await emailDesk(box, { between: failing(status), isReady: false })
  await desk.until(() => expect(desk.find('[role=status][aria-busy=true]').textContent).toContain('Loading email'))
  await desk.passUntil("Couldn't load email")
  status.now = undefined
  await desk.press('Try again')
  await desk.until(() => expect(desk.ids()).toEqual([5, 4, 3]))
})

test('EMAIL-53 a user without access to email is told so', async () => {
  const desk = await emailDesk(box, { between: failing({ now: 403 }), isReady: false })
  await desk.says("You don't have access to email")
})

test('EMAIL-53 an invalid response is reported, and shown emails stay', async () => {
  let isBroken = false
  const desk = await emailDesk(box, {
    between: (backend) => (request) =>
      isBroken ? Promise.resolve(new Response('{"emails": 7', { status: 200 })) : backend(request),
  })
  isBroken = true
  await desk.press('Refresh list')
  await desk.says("Couldn't refresh the list")
  expect(desk.ids()).toEqual([5, 4, 3])
})
