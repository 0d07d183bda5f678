// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

const reply = (id: number) => ({
  from: { name: `ก่อน ${id}`, email: `b${id}@mail.example`, avatar: null },
  to: [],
  cc: [],
  bcc: [],
  subject: 'ก่อนหน้า',
  message: `<p>คำก่อนหน้า ${id}</p>`,
  attachments: [],
  time: `2026-11-0${id}T03:00:00.000Z`,
})
const file = { fileName: 'บิล.png', thumbnail: '', url: 'data:image/png;base64,AA==', size: '32 KB' }
const box = [
  aMail(4, { isRead: false, labels: ['private'] }),
  aMail(3, { isRead: false, replies: [reply(1), reply(2)], attachments: [file] }),
  aMail(2),
  aMail(1, { folder: 'spam' }),
]

const heading = (desk: { find(selector: string): HTMLElement }) => desk.find('article h2').textContent

test('EMAIL-58 an opened email replaces the list, is marked read immediately, is reported, and has an address', async () => {
  const reported: unknown[] = []
  const desk = await emailDesk(box, {
    props: { onQueryChanged: (change) => reported.push(change), onOpened: (detail) => reported.push(detail) },
  })
  await desk.open(4)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 4'))
  expect(desk.ids()).toEqual([])
  expect(desk.all('nav li button')[0]?.textContent).toBe('Inbox11 unread')
  expect(document.activeElement).toBe(desk.find('article h2'))
  expect(reported).toEqual([{ query: 'mail=4', replace: false }, { id: 4 }])
  await desk.until(() => expect(desk.one(4)?.isRead).toBe(true))
  await desk.press('Back to list')
  expect(reported.at(-1)).toEqual({ query: '', replace: false })
  expect(desk.isUnread(4)).toBe(false)
  expect(document.activeElement).toBe(desk.find('[data-mail="4"] [data-key=open]'))
})

test('EMAIL-58 newer and older emails are one press away, in the order of the list, without a history step', async () => {
  const reported: unknown[] = []
  const desk = await emailDesk(box, { props: { onQueryChanged: (change) => reported.push(change) } })
  await desk.open(4)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 4'))
  expect(desk.button('Newer email').getAttribute('aria-disabled')).toBe('true')
  await desk.press('Older email')
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 3'))
  await desk.press('Older email')
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 2'))
  await desk.until(() => expect(desk.button('Older email').getAttribute('aria-disabled')).toBe('true'))
  await desk.press('Newer email')
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 3'))
  expect(reported).toEqual([
    { query: 'mail=4', replace: false },
    { query: 'mail=3', replace: true },
    { query: 'mail=2', replace: true },
    { query: 'mail=3', replace: true },
  ])
})

test('EMAIL-58 an address opens its email without taking the focus, and another one replaces it', async () => {
  const desk = await emailDesk(box, { props: { query: 'mail=2' }, isReady: false })
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 2'))
  expect(document.activeElement).toBe(document.body)
  await desk.show({ query: 'mail=4' })
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 4'))
  expect(document.activeElement).toBe(desk.find('article h2'))
  await desk.show({ query: '' })
  await desk.until(() => expect(desk.ids()).toEqual([4, 3, 2]))
})

test('EMAIL-58 choosing a folder beside an opened email shows that folder', async () => {
  const reported: unknown[] = []
  const desk = await emailDesk(box, { props: { onQueryChanged: (change) => reported.push(change) } })
  await desk.open(2)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 2'))
  await desk.folder('Spam')
  await desk.until(() => expect(desk.ids()).toEqual([1]))
  await desk.folder('Inbox')
  await desk.until(() => expect(desk.ids()).toEqual([4, 3, 2]))
  await desk.open(2)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 2'))
  await desk.folder('Inbox')
  expect(desk.ids()).toEqual([4, 3, 2])
  expect(reported.map((change) => (change as { query: string }).query)).toEqual([
    'mail=2',
    'folder=spam',
    '',
    'mail=2',
    '',
  ])
})

test('EMAIL-59 sender, recipients and time are above the email; earlier ones open on request; files are saved by name', async () => {
  const desk = await emailDesk(box)
  await desk.open(3)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 3'))
  expect(desk.all('article dt, article dd').map((each) => each.textContent)).toEqual([
    'From',
    'ผู้ส่ง 3 <from3@mail.example>',
    'To',
    'มาลี ใจดี <admin@langraan.test>',
    'Date',
    'Nov 10, 2026, 10:03',
  ])
  const letters = () =>
    desk
      .all('article section[aria-label^="Message from"]')
      .map((each) => each.ariaLabel ?? each.getAttribute('aria-label'))
  expect(letters()).toEqual(['Message from ผู้ส่ง 3'])
  await desk.press('View 2 earlier messages')
  expect(letters()).toEqual(['Message from ก่อน 1', 'Message from ก่อน 2', 'Message from ผู้ส่ง 3'])
  await desk.press('Hide 2 earlier messages')
  expect(letters()).toEqual(['Message from ผู้ส่ง 3'])
  expect(desk.text()).toContain('1 attachment')
  const link = desk.find<HTMLAnchorElement>('a[download]')
  expect([link.download, link.getAttribute('aria-label'), link.rel]).toEqual([
    'บิล.png',
    'Download บิล.png',
    'noopener noreferrer',
  ])
})

test('EMAIL-59 an opened email can be starred, labelled, moved and put in the trash', async () => {
  const desk = await emailDesk(box)
  await desk.open(4)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 4'))
  await desk.press('Star')
  expect(desk.button('Star').getAttribute('aria-pressed')).toBe('true')
  await desk.choose('Labels', 'Company')
  expect(desk.find('article h2 + div').textContent).toBe('PrivateCompany')
  await desk.press('Move to Trash')
  expect(desk.ids()).toEqual([3, 2])
  await desk.until(() => expect(document.activeElement).toBe(desk.find('[data-mail="3"] [data-key=open]')))
  await desk.until(() => expect(desk.one(4)?.folder).toBe('trash'))
  expect([desk.one(4)?.isStarred, desk.one(4)?.labels]).toEqual([true, ['private', 'company']])
})

test('EMAIL-59 an opened email that is marked unread stays unread in the list', async () => {
  const desk = await emailDesk(box)
  await desk.open(4)
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 4'))
  await desk.press('Mark as unread')
  expect(desk.isUnread(4)).toBe(true)
  await desk.until(() => expect(desk.of('update-emails')).toHaveLength(2))
  await desk.until(() => expect(desk.one(4)?.isRead).toBe(false))
})

test('EMAIL-59 an email that no longer exists says so and links back', async () => {
  const desk = await emailDesk(box, { props: { query: 'mail=77' }, isReady: false })
  await desk.says('This email no longer exists')
  await desk.press('Back to list')
  await desk.until(() => expect(desk.ids()).toEqual([4, 3, 2]))
})

test('EMAIL-59 an email that failed to load can be loaded again', async () => {
  let isDown = true
  const between =
    (backend: Transport): Transport =>
    (request) =>
      isDown && request.url.includes('get-email')
        ? Promise.resolve(new Response('{"id"', { status: 200 }))
        : backend(request)
  const desk = await emailDesk(box, { between })
  await desk.open(2)
  await desk.says("Couldn't load email")
  isDown = false
  await desk.press('Try again')
  await desk.until(() => expect(heading(desk)).toBe('เรื่อง 2'))
})
