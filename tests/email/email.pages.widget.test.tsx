// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

const time = (id: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + id * 60_000).toISOString()
const many = (count: number) => Array.from({ length: count }, (_, nth) => aMail(nth + 1, { time: time(nth + 1) }))
const first = (desk: Awaited<ReturnType<typeof emailDesk>>, id: number) =>
  desk.until(() => expect(desk.ids()[0]).toBe(id))

test('EMAIL-1454 pages are turned with the pagination, and the address has the page', async () => {
  const reported: unknown[] = []
  const desk = await emailDesk(many(120), { props: { query: '', onQueryChanged: (detail) => reported.push(detail) } })
  expect(desk.text()).toContain('120 emails')
  await desk.until(() => expect(desk.text()).toContain('1–50 of 120'))
  await desk.press('Next page')
  await first(desk, 70)
  expect(desk.text()).toContain('51–100 of 120')
  await desk.press('Page 3')
  await first(desk, 20)
  expect(reported).toEqual([
    { query: 'page=2', replace: false },
    { query: 'page=3', replace: false },
  ])
  await desk.show({ query: 'page=2' })
  await first(desk, 70)
  await desk.folder('Trash')
  await desk.says('The trash is empty')
  expect(desk.text()).not.toContain('Next page')
})

test('EMAIL-1454 by keyboard the list goes on past the last email of a page, and back', async () => {
  const desk = await emailDesk(many(52), { props: { query: 'page=2' } })
  const at = () => Number(desk.focused().closest<HTMLElement>('[data-mail]')?.dataset.mail)
  await desk.hit('j')
  expect(at()).toBe(2)
  await desk.hit('k')
  await desk.until(() => expect(at()).toBe(3))
  await desk.hit('j')
  await desk.until(() => expect(at()).toBe(2))
  for (let step = 0; step < 3; step++) await desk.hit('j')
  expect(at()).toBe(1)
})

test('EMAIL-1455 emails stay selected on other pages, and are changed together', async () => {
  const desk = await emailDesk(many(120))
  await desk.tick(120)
  await desk.press('Next page')
  await first(desk, 70)
  await desk.tick(70)
  expect(desk.text()).toContain('2 selected')
  await desk.press('Mark as unread')
  await desk.until(() => expect([desk.one(120)?.isRead, desk.one(70)?.isRead]).toEqual([false, false]))
  expect(desk.of('update-emails')).toEqual([
    { call: 'POST update-emails', body: { emailIds: [120, 70], dataToUpdate: { isRead: false } } },
  ])
})

test('EMAIL-1455 the emails of all pages are selected and moved at once', async () => {
  const desk = await emailDesk(many(120))
  await desk.selectAll()
  expect(desk.text()).toContain('50 selected')
  await desk.press('Select all 120 emails')
  await desk.says('120 selected')
  await desk.choose('Move to', 'Spam')
  await desk.says('120 emails moved to Spam')
  await desk.until(() => expect(desk.stored().every(({ folder }) => folder === 'spam')).toBe(true))
  expect(desk.text()).toContain("You're all caught up")
})

test('EMAIL-1455 an email that leaves its page is no longer selected', async () => {
  const desk = await emailDesk(many(60))
  await desk.tick(60)
  await desk.tick(59)
  await desk.click('[data-mail="60"] [data-key=trash]')
  await desk.says('1 selected')
  await desk.press('Mark as unread')
  await desk.until(() => expect(desk.one(59)?.isRead).toBe(false))
  expect(desk.one(60)).toMatchObject({ folder: 'trash', isRead: true })
})

test('EMAIL-1456 from the previous email, on another page, the way back leads to that page and that email', async () => {
  const reported: unknown[] = []
  const props = { query: 'page=2', onQueryChanged: (detail: unknown) => reported.push(detail) }
  const desk = await emailDesk(many(60), { props })
  const at = () => Number(desk.focused().closest<HTMLElement>('[data-mail]')?.dataset.mail)
  await desk.open(10)
  await desk.until(() => void desk.button('Newer email'))
  await desk.press('Newer email')
  await desk.until(() => expect(reported.at(-1)).toEqual({ query: 'mail=11', replace: true }))
  await desk.press('Back to list')
  await desk.until(() => expect(at()).toBe(11))
  await desk.until(() => expect(desk.text()).toContain('1–50 of 60'))
})

test('EMAIL-1456 an email opened by its address leads back to its page', async () => {
  const desk = await emailDesk(many(120), { props: { query: 'mail=15' }, isReady: false })
  await desk.says('ข้อความ 15')
  await desk.press('Back to list')
  await first(desk, 20)
  expect(desk.text()).toContain('101–120 of 120')
})
