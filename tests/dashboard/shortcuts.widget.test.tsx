// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mailKeys } from '../../src/widgets/email/mail-keys'
import { dashboardDesk } from './dashboard-desk'

type Desk = Awaited<ReturnType<typeof dashboardDesk>>

async function arrived(account: 'admin' | 'client' = 'admin', path = '/access-control') {
  const desk = await dashboardDesk({ path })
  await desk.signIn(account)
  await desk.at('Access control')
  return desk
}

const pressKey = (desk: Desk, target: Element, init: KeyboardEventInit) =>
  desk.happen(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init })),
  )
const titles = (desk: Desk) => desk.all('dialog h3').map((each) => each.textContent)
const listed = (desk: Desk) => desk.until(() => expect(titles(desk)).toContain('Anywhere'))

test.each([
  ['?', { key: '?', code: 'Slash', shiftKey: true }],
  ['the same key where it writes Thai', { key: 'ฦ', code: 'Slash', shiftKey: true }],
  ['? of another layout', { key: '?', code: 'Minus', shiftKey: true }],
] as const)('FIRST-1 %s opens the list of shortcuts', async (_, init) => {
  const desk = await arrived()
  await pressKey(desk, desk.find('header button', 'Language'), init)
  await listed(desk)
  expect(desk.find('dialog h2', 'Keyboard shortcuts')).toBeTruthy()
})

test('FIRST-2 ? is a character in a text field, and other combinations are ignored', async () => {
  const desk = await arrived()
  const field = desk.page.querySelector('main')?.appendChild(document.createElement('input'))
  const button = desk.find('header button', 'Language')
  if (!field) throw new Error('no field')
  await pressKey(desk, field, { key: '?', code: 'Slash', shiftKey: true })
  for (const init of [
    { key: '?', code: 'Slash', shiftKey: true, ctrlKey: true },
    { key: 'ฝ', code: 'Slash' },
    { key: 'ซ', code: 'KeyQ', shiftKey: true },
  ])
    await pressKey(desk, button, init)
  expect(desk.all('dialog h2').map((each) => each.textContent)).not.toContain('Keyboard shortcuts')
  field.remove()
})

test('FIRST-3 the user menu opens the list; those of the screen behind come first, then those that work anywhere', async () => {
  const desk = await arrived()
  await desk.press('Calendar', 'nav a')
  await desk.at('Calendar')
  await desk.press('มาลี ใจดี')
  await desk.until(() => desk.find('[role=menuitem]', 'Sign out'))
  await desk.press('Keyboard shortcuts', '[role=menuitem]')
  await listed(desk)
  expect(titles(desk)).toEqual([
    'Calendar',
    'Anywhere',
    'Take an order',
    'Orders',
    'Labels',
    'Email',
    'Chat',
    'Todo',
    'Forms',
    'Dates',
    'Formatted text',
  ])
  expect([...desk.page.querySelectorAll('dialog section:first-of-type kbd')].map((each) => each.textContent)).toEqual([
    'n',
    't',
    'm',
    'w',
    'd',
    'l',
    '←',
    '→',
  ])
  await desk.press('Close', 'dialog button')
  expect(titles(desk)).toEqual([])
})

test('FIRST-5 the keys listed for email are those of its own list', async () => {
  const desk = await arrived()
  await pressKey(desk, desk.find('header button', 'Language'), { key: '?', code: 'Slash', shiftKey: true })
  await listed(desk)
  const email = desk.all('dialog section').find((each) => each.querySelector('h3')?.textContent === 'Email')
  const marks: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' }
  expect(
    [...(email?.querySelectorAll('dt') ?? [])].map((each) =>
      [...each.querySelectorAll('kbd')].map((key) => key.textContent),
    ),
  ).toEqual(
    // ? opens both lists
    mailKeys.filter(({ action }) => action !== 'keys').map(({ keys }) => keys.map((key) => marks[key] ?? key)),
  )
})

test('FIRST-4 shortcuts of screens that the user may not open are not listed', async () => {
  const desk = await arrived('client')
  await pressKey(desk, desk.find('header button', 'Language'), { key: '?', code: 'Slash', shiftKey: true })
  await listed(desk)
  expect(titles(desk)).toEqual(['Anywhere', 'Forms', 'Dates', 'Formatted text'])
})
