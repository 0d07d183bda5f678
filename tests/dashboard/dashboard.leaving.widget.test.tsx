// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isOneScreen } from '../../src/widgets/dashboard/where'
import { dashboardDesk } from './dashboard-desk'

beforeEach(() => history.replaceState(null, '', '/'))

async function settingsWithAChange() {
  const desk = await dashboardDesk({ router: 'memory', path: '/pages/account-settings' })
  await desk.signIn()
  await desk.at('Account settings')
  const field = await desk.until(() => {
    const label = desk.find('label', 'Full name')
    return desk.page.querySelector<HTMLInputElement>(`[id="${label.getAttribute('for')}"]`)
  })
  await desk.happen(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'มาลี ใหม่')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await desk.until(() => expect(desk.text()).toContain('You have unsaved changes.'))
  const question = () => desk.page.querySelector('dialog[open]')
  return { ...desk, question, asked: () => desk.until(() => expect(question()).not.toBeNull()) }
}

test('DASH-64 unsaved changes are asked about before another screen, and not between tabs of one', async () => {
  const desk = await settingsWithAChange()
  await desk.press('Information', '[role=tab]')
  expect(desk.question()).toBeNull()
  await desk.follow('Profile')
  await desk.asked()
  await desk.press('Keep editing')
  expect([desk.heading(), desk.question()]).toEqual(['Account settings', null])
  await desk.follow('Profile')
  await desk.asked()
  await desk.press('Leave')
  await desk.at('Profile')
  await desk.follow('Plans')
  await desk.at('Plans')
})

test('DASH-65 signing out asks before unsaved changes are lost', async () => {
  const desk = await settingsWithAChange()
  await desk.choose('มาลี ใจดี', 'Sign out')
  await desk.asked()
  await desk.press('Keep editing')
  expect(desk.heading()).toBe('Account settings')
  await desk.choose('มาลี ใจดี', 'Sign out')
  await desk.asked()
  await desk.press('Leave')
  await desk.at('Sign in')
})

test("DASH-64 navigation within one screen, or to an unknown one, doesn't count as leaving", () => {
  const screens = [
    { path: '/tasks', also: ['/tasks/:filter'], subject: 'Todo' },
    { path: '/users', subject: 'User' },
  ]
  const steps = [
    ['/tasks', '/tasks/done?page=2', true],
    ['/tasks/done', '/users', false],
    ['/users?q=1', '/users?q=2', true],
    ['/users', '/login', true],
    ['/login', '/users', false],
    ['/users', '/pages/login-v1', false],
    ['/tasks', '/pages/reset-password-v2?token=1', false],
  ] as const
  expect(steps.map(([from, to]) => isOneScreen(from, to, screens))).toEqual(steps.map(([, , is]) => is))
})
