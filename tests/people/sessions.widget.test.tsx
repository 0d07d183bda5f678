// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanAccount } from '../../src/widgets/account'
import { widgetPage } from '../helpers/widget-page'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

test('SESSION-6 account settings list the devices, and sign out one or all others', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const signInWith = async (agent: string): Promise<string> => {
    const body = JSON.stringify({ email: 'admin@langraan.test', password: 'admin' })
    const headers = { 'User-Agent': agent }
    const answer = await mock.fetch(new Request('http://shop.test/jwt/login', { method: 'POST', headers, body }))
    return (await answer.json()).accessToken
  }
  const tokens = [await signInWith(firefox), await signInWith(phone), await signInWith(phone)]
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  await page.show(<RaanAccount tab="sessions" />)
  const names = () => page.all('[part=sessions] li bdi').map((each) => each.textContent)
  const has = (count: number) => page.until(() => expect(names()).toHaveLength(count))
  await has(4)
  expect(names().filter((name) => name === 'Safari on iPhone')).toHaveLength(2)
  expect(page.all('[part=sessions] li').filter((each) => each.textContent?.includes('This device'))).toHaveLength(1)
  await page.run(() =>
    page
      .all('[part=sessions] li button')
      .find((each) => each.getAttribute('aria-label')?.startsWith('Sign out Firefox on Linux'))
      ?.click(),
  )
  await has(3)
  await page.press('Sign out all other devices')
  await page.until(() => page.find('[role=alertdialog]'))
  await page.run(() =>
    page
      .all('[role=alertdialog] button')
      .find((each) => each.textContent === 'Sign out')
      ?.click(),
  )
  await has(1)
  const statuses = tokens.map(async (token) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await mock.fetch(new Request('http://shop.test/api/shops', { headers }))).status
  })
  expect(await Promise.all(statuses)).toEqual([401, 401, 401])
})
