// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { field, message } from './paste-page'

// nothing is here already that another test fetched
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

const part = '../../src/widgets/order/paste/paste-part'
const parser = '../../src/core/customers/customers.parse'

test('ORDER-144 if the code that reads messages fails to load, the form says so, keeps the text and tries again', async () => {
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  vi.doMock(parser, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { pastePage } = await import('./paste-page')
  const page = await pastePage()
  await page.paste(message)
  await page.until(() => expect(page.text()).toContain("Couldn't read the message, and nothing was checked"))
  expect(page.value('fullCustomerData')).toBe(message)
  await page.type(field('name'), 'มาลี')
  vi.doUnmock(part)
  await page.press('Try again')
  await page.until(() => expect(page.text()).toContain('You can fill in the fields yourself.'))
  vi.doUnmock(parser)
  await page.press('Try again')
  await page.until(() => expect(page.all('[data-mark]').length).toBeGreaterThan(0))
  expect([page.value('name'), page.value('phoneNumber')]).toEqual(['มาลี', '0898765432'])
})

test('ORDER-5342 the message is read by itself once the connection is back; what is said until then has a row of its own', async () => {
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { pastePage } = await import('./paste-page')
  const page = await pastePage()
  await page.paste(message)
  await page.until(() => expect(page.text()).toContain("Couldn't read the message, and nothing was checked"))
  expect(page.find('[data-field=fullCustomerData]').className).toBe(
    page.button('Try again').parentElement?.className.split(' ')[0],
  )
  vi.doUnmock(part)
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  await page.until(() => expect(page.value('phoneNumber')).toBe('0898765432'))
})

test('QUEUE-1251 if that code fails to load, the list says so, its orders open all the same, and it is loaded again', async () => {
  vi.doMock(parser, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { pastePage } = await import('./paste-page')
  const page = await pastePage({ props: { ownLines: true } })
  const two = [message, message.replace('089-876-5432', '081-111-2222')].join('\n---\n')
  for (let tries = 0; await page.paste(two); tries++) {
    if (tries > 50) throw new Error('the message box keeps taking the text')
    await page.type(field('fullCustomerData'), '')
    await page.run(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  await page.until(() => expect(page.text()).toContain('Found 2 orders'))
  await page.press('Check one by one')
  for (let round = 0; round < 6; round++) await page.pass(100)
  await page.until(() => expect(page.text()).toContain("Couldn't check every message in advance"))
  expect(page.value('fullCustomerData')).toContain('089-876-5432')
  vi.doUnmock(parser)
  const tryAgain = () =>
    page.all('section[aria-label="Orders to check"] button').find((each) => each.textContent === 'Try again')
  await page.run(() => tryAgain()?.click())
  for (let round = 0; round < 6; round++) await page.pass(100)
  await page.until(() => expect(page.text()).not.toContain("Couldn't check every message in advance"))
})
