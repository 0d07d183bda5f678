// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { field, message, pastePage } from './paste-page'

// nothing is here already that another file fetched
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const part = '../../src/widgets/order/paste/paste-part'
const parser = '../../src/core/customers/customers.parse'

test('ORDER-144 if the code that reads messages fails to load, the form says so, keeps the text and tries again', async () => {
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  vi.doMock(parser, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
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
