// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { dashboardDesk } from './dashboard-desk'

type Desk = Awaited<ReturnType<typeof dashboardDesk>>

async function arrived(account: 'admin' | 'client' = 'admin', path = '/', storage = memoryStorage()) {
  const desk = await dashboardDesk({ path }, { storage })
  await desk.signIn(account)
  return desk
}

const offers = (desk: Desk) => desk.all('[part=tour-offer]')
const offered = (desk: Desk) => desk.until(() => expect(offers(desk)).toHaveLength(1))
const step = (desk: Desk) => desk.all('dialog h2').at(-1)?.textContent
const atStep = (desk: Desk, title: string) => desk.until(() => expect(step(desk)).toBe(title))
const startFromMenu = async (desk: Desk, person: string) => {
  await desk.press(person)
  await desk.until(() => desk.find('[role=menuitem]', 'Sign out'))
  await desk.press('Tour', '[role=menuitem]')
}

test('FIRST-10 the tour goes through the screens of an order and ends at the help; nothing opens unasked', async () => {
  const desk = await arrived()
  await desk.at('Overview')
  await offered(desk)
  expect(desk.all('dialog')).toEqual([])
  await desk.press('Take the tour')
  await atStep(desk, 'Paste, check, save')
  await desk.at('Take an order')
  const stops = [
    ['Every order and its next step', 'Orders'],
    ['Print labels', 'Labels'],
    ['Cash on delivery', 'Cash on delivery'],
    ['Find anything', 'Cash on delivery'],
    ['Help is in your menu', 'Cash on delivery'],
  ] as const
  for (const [title, screen] of stops) {
    await desk.press('Next', 'dialog button')
    await atStep(desk, title)
    await desk.at(screen)
  }
  expect(desk.text()).toContain('Step 6 of 6')
  await desk.press('Back', 'dialog button')
  await atStep(desk, 'Find anything')
  await desk.press('Next', 'dialog button')
  await desk.press('Done', 'dialog button')
  expect(desk.all('dialog')).toEqual([])
})

test('FIRST-11 Escape ends the tour, and focus is on the screen; it is offered once, also after a sign-out', async () => {
  const storage = memoryStorage()
  const desk = await arrived('admin', '/', storage)
  await offered(desk)
  await desk.press('Take the tour')
  await atStep(desk, 'Paste, check, save')
  await desk.at('Take an order')
  await desk.happen(() =>
    desk
      .all('dialog')
      .at(-1)
      ?.dispatchEvent(new Event('cancel', { cancelable: true })),
  )
  expect(desk.all('dialog')).toEqual([])
  expect(document.activeElement?.closest('main')).toBeTruthy()
  await desk.choose('มาลี ใจดี', 'Sign out')
  await desk.signIn()
  await desk.at('Overview')
  expect(offers(desk)).toEqual([])
})

test('FIRST-12 who declines is not asked again and finds the tour in the user menu', async () => {
  const storage = memoryStorage()
  const desk = await arrived('admin', '/', storage)
  await offered(desk)
  await desk.press("Don't offer the tour again")
  expect(offers(desk)).toEqual([])
  await desk.close()
  const again = await dashboardDesk({ path: '/' }, { storage })
  await again.at('Overview')
  expect(offers(again)).toEqual([])
  await startFromMenu(again, 'มาลี ใจดี')
  await atStep(again, 'Paste, check, save')
})

test('FIRST-13 the tour leaves out screens that the user may not open', async () => {
  const desk = await arrived('client', '/access-control')
  await desk.at('Access control')
  await startFromMenu(desk, 'สมชาย รักงาน')
  await atStep(desk, 'Find anything')
  expect(desk.text()).toContain('Step 1 of 2')
  await desk.press('Next', 'dialog button')
  await atStep(desk, 'Help is in your menu')
})
