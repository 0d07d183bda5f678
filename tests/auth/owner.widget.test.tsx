// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanSignIn } from '../../src/widgets/auth'
import { RaanOrder } from '../../src/widgets/order'
import { RaanOrders } from '../../src/widgets/orders'
import { widgetPage } from '../helpers/widget-page'

test("OWNER-20 a list under the sign-in form removes its rows and says so; the next user's rows load automatically", async () => {
  const page = await widgetPage(<RaanOrders />, { transport: createMock().transport })
  await page.engine.login('admin@langraan.test', 'admin')
  await page.until(() => expect(page.all('tbody tr').length).toBeGreaterThan(3))
  const row = page.find('tbody tr').textContent ?? ''
  await page.engine.logout()
  await page.until(() => expect(page.text()).toContain("You're signed out"))
  expect(page.all('tbody tr')).toEqual([])
  expect(page.text()).not.toContain(row)
  await page.engine.login('admin@langraan.test', 'admin')
  await page.until(() => expect(page.all('tbody tr').length).toBeGreaterThan(3))
})

test('OWNER-21 what a portal filled in for one user is not filled in for the next', async () => {
  const value = { name: 'วิภา ลับเฉพาะ' }
  const page = await widgetPage(<RaanOrder value={value} />, { transport: createMock().transport })
  const shown = () => page.all('input').some((field) => (field as HTMLInputElement).value === value.name)
  await page.engine.login('admin@langraan.test', 'admin')
  await page.until(() => expect(shown()).toBe(true))
  await page.engine.logout()
  await page.engine.login('client@langraan.test', 'client')
  await page.until(() => expect(page.all('input').length).toBeGreaterThan(3))
  expect(shown()).toBe(false)
})

test('OWNER-22 signing out asks if it would delete entries, and does nothing until answered', async () => {
  const storage = memoryStorage()
  const page = await widgetPage(
    <>
      <RaanSignIn />
      <RaanOrder value={{ name: 'วิภา ลับเฉพาะ' }} />
    </>,
    { transport: createMock().transport, storage },
  )
  await page.engine.login('admin@langraan.test', 'admin')
  await page.until(() => expect(page.engine.hasDrafts()).toBe(true))
  await page.until(() => page.button('Sign out'))
  await page.press('Sign out')
  await page.until(() => page.button('Stay signed in'))
  expect(page.engine.owner).not.toBe('-')
  await page.press('Stay signed in')
  expect(page.engine.hasDrafts()).toBe(true)
  await page.press('Sign out')
  await page.until(() => page.button('Sign out and delete'))
  await page.press('Sign out and delete')
  await page.until(() => expect(page.engine.owner).toBe('-'))
  expect(page.engine.hasDrafts()).toBe(false)
})

test('OWNER-24 a message that names someone disappears when they sign out', async () => {
  const page = await widgetPage(<RaanSignIn />, { transport: createMock().transport })
  await page.until(() => page.find('input[type="email"]'))
  await page.type('input[type="email"]', 'admin@langraan.test')
  await page.type('input[type="password"]', 'admin')
  await page.press('Sign in')
  await page.until(() => expect(page.text()).toContain('Welcome, '))
  await page.press('Sign out')
  await page.until(() => page.find('input[type="email"]'))
  expect(page.text()).not.toContain('Welcome, ')
})

test("OWNER-23 the sign-in form does not keep the previous user's email", async () => {
  const page = await widgetPage(<RaanSignIn />, { transport: createMock().transport })
  await page.until(() => page.find('input[type="email"]'))
  await page.type('input[type="email"]', 'admin@langraan.test')
  await page.type('input[type="password"]', 'admin')
  await page.press('Sign in')
  await page.until(() => page.button('Sign out'))
  await page.press('Sign out')
  await page.until(() => page.find('input[type="email"]'))
  expect([
    page.find<HTMLInputElement>('input[type="email"]').value,
    page.find<HTMLInputElement>('input[type="password"]').value,
  ]).toEqual(['', ''])
})

/** A person types into an order, and the backend ends their session. */
async function expired({ remember, types }: { remember: boolean; types: boolean }) {
  const mock = createMock()
  let isOver = false
  const transport: typeof mock.transport = (...call) =>
    isOver ? Promise.resolve(new Response(null, { status: 401 })) : mock.transport(...call)
  const page = await widgetPage(
    <>
      <RaanSignIn />
      {types && <RaanOrder value={{ name: 'วิภา ลับเฉพาะ' }} />}
    </>,
    { transport },
  )
  await page.until(() => page.find('input[type="email"]'))
  await page.type('input[type="email"]', 'admin@langraan.test')
  await page.type('input[type="password"]', 'admin')
  if (!remember) await page.click('input[name="remember"]')
  await page.press('Sign in')
  await page.until(() => page.button('Sign out'))
  if (types) await page.until(() => expect(page.engine.hasDrafts()).toBe(true))
  isOver = true
  await page.run(() => page.engine.view('orders').send({ type: 'reload' }))
  await page.until(() => expect(page.text()).toContain('Your session has ended.'))
  isOver = false
  return page
}

const emailOf = (page: Awaited<ReturnType<typeof expired>>) => page.find<HTMLInputElement>('input[type="email"]').value

test('OWNER-4317 whose session expired finds their email, and reads that what they typed is kept', async () => {
  const page = await expired({ remember: true, types: true })
  expect(emailOf(page)).toBe('admin@langraan.test')
  expect(page.text()).toContain('What you typed is kept and comes back when you sign in again.')
  await page.engine.login('client@langraan.test', 'client')
  await page.until(() => page.button('Sign out'))
  await page.press('Sign out')
  await page.until(() => page.find('input[type="email"]'))
  expect(emailOf(page)).toBe('')
})

test('OWNER-4317 without entries nothing is promised', async () => {
  const page = await expired({ remember: true, types: false })
  expect(page.text()).toContain('Your session has ended. Sign in again.')
})

test('OWNER-4318 after a session that was not to be remembered on this device, no email is filled in', async () => {
  const page = await expired({ remember: false, types: true })
  expect(emailOf(page)).toBe('')
})
