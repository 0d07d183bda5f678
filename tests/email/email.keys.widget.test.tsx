// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { actionOf, mailKeys } from '../../src/widgets/email/mail-keys'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

const box = [aMail(4, { isRead: false }), aMail(3), aMail(2)]
const at = () => Number((document.activeElement as HTMLElement).closest<HTMLElement>('[data-mail]')?.dataset.mail)

test('EMAIL-65 j, k and the arrows move from row to row, Enter and o open, Escape returns to the row', async () => {
  const desk = await emailDesk(box)
  await desk.hit('ArrowDown')
  expect(at()).toBeNaN()
  await desk.hit('j')
  expect(at()).toBe(4)
  await desk.hit('j')
  await desk.hit('ArrowDown')
  await desk.hit('j')
  expect(at()).toBe(2)
  await desk.hit('k')
  expect(at()).toBe(3)
  await desk.hit('o')
  await desk.until(() => expect(desk.find('article h2').textContent).toBe('เรื่อง 3'))
  await desk.hit('j')
  await desk.until(() => expect(desk.find('article h2').textContent).toBe('เรื่อง 2'))
  await desk.hit('Escape')
  await desk.until(() => expect(at()).toBe(2))
})

test('EMAIL-65 s stars, u marks unread, e marks read, x selects, # moves to the trash and focuses the row in its place', async () => {
  const desk = await emailDesk(box)
  await desk.hit('j')
  await desk.hit('s')
  expect(desk.isStarred(4)).toBe(true)
  await desk.hit('s')
  expect(desk.isStarred(4)).toBe(false)
  await desk.hit('e')
  expect(desk.isUnread(4)).toBe(false)
  await desk.hit('u')
  expect(desk.isUnread(4)).toBe(true)
  await desk.hit('x')
  expect(desk.text()).toContain('1 selected')
  await desk.hit('Escape')
  expect(desk.text()).toContain('3 emails')
  await desk.hit('#')
  await desk.until(() => expect(at()).toBe(3))
  expect(desk.ids()).toEqual([3, 2])
})

test('EMAIL-65 a key applies to the selected rows before the focused one', async () => {
  const desk = await emailDesk(box)
  await desk.tick(2)
  await desk.tick(3)
  await desk.hit('s')
  expect([desk.isStarred(4), desk.isStarred(3), desk.isStarred(2)]).toEqual([false, true, true])
})

test('EMAIL-65 r replies to the focused row, c starts a draft, / goes to the search', async () => {
  const desk = await emailDesk(box)
  await desk.hit('/')
  expect(document.activeElement).toBe(desk.find('input[type=search]'))
  await desk.run(() => desk.focused().blur())
  await desk.hit('j')
  await desk.hit('r')
  await desk.until(() => expect(desk.find('[role=dialog] h2').textContent).toBe('Re: เรื่อง 4'))
})

test('EMAIL-65 in text fields keys are characters, and with Ctrl they do nothing', async () => {
  const desk = await emailDesk(box)
  await desk.run(() => desk.find('input[type=search]').focus())
  for (const key of ['c', '#', 's', '?']) await desk.hit(key)
  await desk.run(() => desk.focused().blur())
  await desk.hit('c', { ctrlKey: true })
  await desk.pass(0)
  expect([desk.ids(), desk.all('[role=dialog], dialog'), desk.asked.length]).toEqual([[4, 3, 2], [], 1])
})

test('EMAIL-65 ? shows every key, from the table the app uses', async () => {
  const desk = await emailDesk(box)
  await desk.hit('?')
  await desk.until(() => void desk.find('dialog dt'))
  const shown = desk.all('dialog dt').map((each) => [...each.querySelectorAll('kbd')].map((key) => key.textContent))
  const names: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' }
  expect(shown).toEqual(mailKeys.map(({ keys }) => keys.map((key) => names[key] ?? key)))
  expect(desk.all('dialog dd').every((each) => each.textContent !== '')).toBe(true)
})

test('EMAIL-65 no key has two actions', () => {
  const keys = mailKeys.flatMap(({ keys }) => keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.map((key) => actionOf({ key, code: '', shiftKey: false }))).toEqual(
    mailKeys.flatMap(({ keys, action }) => keys.map(() => action)),
  )
})

test('EMAIL-65 a Thai keyboard layout does the same', () => {
  const pressed = [
    { key: '่', code: 'KeyJ', shiftKey: false },
    { key: 'พ', code: 'KeyR', shiftKey: false },
    { key: 'ฝ', code: 'Slash', shiftKey: false },
    { key: 'ฦ', code: 'Slash', shiftKey: true },
    { key: '๒', code: 'Digit3', shiftKey: true },
    { key: 'ๆ', code: 'KeyQ', shiftKey: false },
  ]
  expect(pressed.map(actionOf)).toEqual(['next', 'reply', 'search', 'keys', 'trash', undefined])
})
