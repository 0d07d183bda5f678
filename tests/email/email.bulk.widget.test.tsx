// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { gated } from '../helpers/gated'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

const box = [
  aMail(4, { isRead: false, labels: ['company'] }),
  aMail(3, { isStarred: true }),
  aMail(2),
  aMail(1, { folder: 'trash' }),
]

const update = (emailIds: number[], dataToUpdate: object) => ({
  call: 'POST update-emails',
  body: { emailIds, dataToUpdate },
})

function behindGate() {
  const opened: { gate?: ReturnType<typeof gated> } = {}
  const between = (backend: Transport): Transport => {
    opened.gate = gated(backend)
    return opened.gate.transport
  }
  const gate = () => opened.gate ?? expect.unreachable()
  return { between, gate }
}

test('EMAIL-54 the whole list is selected at once, with an indeterminate state in between', async () => {
  const desk = await emailDesk(box)
  const all = () => desk.find<HTMLInputElement>('section input[type=checkbox]')
  const state = () => ({ checked: all().checked, some: all().indeterminate })
  expect(state()).toEqual({ checked: false, some: false })
  await desk.tick(3)
  expect(state()).toEqual({ checked: false, some: true })
  expect(desk.text()).toContain('1 selected')
  await desk.selectAll()
  expect(state()).toEqual({ checked: true, some: false })
  expect(desk.text()).toContain('3 selected')
  await desk.selectAll()
  expect(state()).toEqual({ checked: false, some: false })
})

test('EMAIL-54 selected emails are moved immediately, and the counts follow; Undo restores them to their places', async () => {
  const desk = await emailDesk(box)
  await desk.selectAll()
  await desk.choose('Move to', 'Spam')
  expect(desk.text()).toContain("You're all caught up")
  expect(desk.all('nav li button').map((each) => each.textContent)).toContain('Spam11 unread')
  await desk.until(() => expect(desk.one(4)?.folder).toBe('spam'))
  await desk.says('3 emails moved to Spam')
  await desk.press('Undo')
  await desk.until(() => expect(desk.ids()).toEqual([4, 3, 2]))
  expect(desk.of('update-emails')).toEqual([
    update([4, 3, 2], { folder: 'spam' }),
    update([4, 3, 2], { folder: 'inbox' }),
  ])
})

test('EMAIL-55 a label that some have is indeterminate, is added to the others, then removed from all', async () => {
  const desk = await emailDesk(box)
  await desk.tick(4)
  await desk.tick(3)
  await desk.press('Labels')
  await desk.until(() => expect(desk.all('[role^=menuitem]')).toHaveLength(4))
  expect(
    desk.all('[role^=menuitem]').map((each) => `${each.textContent} ${each.getAttribute('aria-checked')}`),
  ).toEqual(['Personal false', 'Company (on some) false', 'Important false', 'Private false'])
  await desk.run(() => desk.all('[role^=menuitem]')[1]?.click())
  await desk.until(() => expect(desk.one(3)?.labels).toEqual(['company']))
  await desk.choose('Labels', 'Company')
  await desk.until(() => expect([desk.one(4)?.labels, desk.one(3)?.labels]).toEqual([[], []]))
  expect(desk.of('update-emails-label').map(({ body }) => body)).toEqual([
    { emailIds: [3], label: 'company', on: true },
    { emailIds: [4, 3], label: 'company', on: false },
  ])
})

test("EMAIL-56 emails are restored from the trash, one's own to sent", async () => {
  const own = aMail(5, { folder: 'trash', from: { name: 'มาลี ใจดี', email: 'admin@langraan.test', avatar: null } })
  const desk = await emailDesk([...box, own], { props: { query: 'folder=trash' }, person: 1 })
  await desk.run(() => desk.engine.login('admin@langraan.test', 'admin'))
  await desk.show({ query: '' })
  await desk.show({ query: 'folder=trash' })
  await desk.until(() => expect(desk.ids()).toEqual([5, 1]))
  await desk.selectAll()
  await desk.press('Restore')
  await desk.until(() => expect([desk.one(1)?.folder, desk.one(5)?.folder]).toEqual(['inbox', 'sent']))
})

test('EMAIL-56 deleting permanently asks first, shows immediately, and can be undone for five seconds', async () => {
  const desk = await emailDesk(box, { props: { query: 'folder=trash' } })
  await desk.tick(1)
  await desk.press('Delete forever')
  const question = desk.find('[role=alertdialog]')
  expect(question.textContent).toContain('1 email will be deleted, from Trash as well.')
  await desk.run(() => question.querySelectorAll<HTMLElement>('button')[1]?.click())
  expect(desk.all('[role=alertdialog]')).toEqual([])
  expect(desk.ids()).toEqual([1])
  await desk.press('Delete forever')
  await desk.run(() => desk.all('[role=alertdialog] button').at(-1)?.click())
  expect(desk.text()).toContain('The trash is empty')
  await desk.says('1 email deleted forever')
  await desk.press('Undo')
  expect(desk.ids()).toEqual([1])
  await desk.pass(6_000)
  expect(desk.of('update-emails')).toEqual([])

  await desk.tick(1)
  await desk.press('Delete forever')
  await desk.run(() => desk.all('[role=alertdialog] button').at(-1)?.click())
  await desk.pass(5_000)
  await desk.until(() => expect(desk.of('update-emails')).toEqual([update([1], { isDeleted: true })]))
  await desk.until(() => expect(desk.one(1)?.isDeleted).toBe(true))
})

test('EMAIL-57 a star appears immediately; a failed one is reverted, named, and retried from the message', async () => {
  const { between, gate } = behindGate()
  const desk = await emailDesk(box, { between, isReady: false })
  await desk.until(() => expect(gate().waiting).toHaveLength(1))
  await desk.run(() => gate().answer())
  await desk.until(() => expect(desk.ids()).toEqual([4, 3, 2]))
  await desk.star(2)
  expect(desk.isStarred(2)).toBe(true)
  await desk.until(() => expect(gate().waiting).toHaveLength(1))
  await desk.run(() => gate().fail())
  await desk.says("Couldn't star “เรื่อง 2”")
  expect(desk.isStarred(2)).toBe(false)
  await desk.press('Try again')
  expect(desk.isStarred(2)).toBe(true)
  await desk.until(() => expect(gate().waiting).toHaveLength(1))
  await desk.run(() => gate().answer())
  await desk.until(() => expect(desk.one(2)?.isStarred).toBe(true))
})

test("EMAIL-57 several that couldn't be moved come back and are counted", async () => {
  let isDown = false
  const desk = await emailDesk(box, {
    between: (backend) => (request) =>
      isDown ? Promise.resolve(new Response(null, { status: 403 })) : backend(request),
  })
  isDown = true
  await desk.tick(4)
  await desk.tick(2)
  await desk.press('Move to Trash')
  await desk.says("Couldn't move 2 emails to Trash")
  expect(desk.ids()).toEqual([4, 3, 2])
})

test('EMAIL-57 a double click on the star sends only the final state', async () => {
  const desk = await emailDesk(box)
  await desk.star(2)
  await desk.star(2)
  expect(desk.isStarred(2)).toBe(false)
  await desk.until(() => expect(desk.of('update-emails')).toHaveLength(2))
  expect(desk.of('update-emails')).toEqual([update([2], { isStarred: true }), update([2], { isStarred: false })])
  await desk.until(() => expect(desk.one(2)?.isStarred).toBe(false))
})

test('EMAIL-57 a change without effect makes no call', async () => {
  const desk = await emailDesk(box)
  await desk.tick(3)
  await desk.tick(2)
  await desk.press('Mark as unread')
  await desk.press('Mark as read')
  await desk.until(() => expect(desk.of('update-emails')).toHaveLength(2))
  await desk.tick(4)
  await desk.press('Mark as read')
  await desk.until(() => expect(desk.of('update-emails').at(-1)).toEqual(update([4], { isRead: true })))
})
