// @vitest-environment happy-dom
import { createRef } from 'react'
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { MiscScreen, type MiscScreenProps } from '../../src/widgets/misc'
import { widgetPage } from '../helpers/widget-page'

async function miscPage(props: Partial<MiscScreenProps> = {}, transport: Transport = createMock().transport) {
  const page = await widgetPage(
    <MiscScreen
      page="coming-soon"
      heading={createRef<HTMLHeadingElement>()}
      title="Coming soon"
      opensAt={undefined}
      brand="the shop"
      tools="language"
      onGoOn={() => undefined}
      {...props}
    />,
    { transport },
  )
  await page.until(() => page.button('Go to home'))
  const errorOf = () => {
    const ids = page.find('input').getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  }
  return { ...page, errorOf, says: (text: string) => page.until(() => expect(page.text()).toContain(text)) }
}

test('MISC-10 an address is submitted, confirmed and another one accepted, with the focus in the right place', async () => {
  const page = await miscPage()
  await page.press('Notify me')
  expect(page.errorOf()).toBe('This field is required.')
  await page.type('input', 'somebody')
  expect(page.errorOf()).toBe('')
  await page.press('Notify me')
  expect(page.errorOf()).toBe('Enter an email address, like name@example.com.')
  await page.type('input', 'somebody@shop.test')
  await page.press('Notify me')
  await page.says("Thank you. We'll email somebody@shop.test as soon as there's news.")
  expect(document.activeElement).toBe(page.find('[role=status]'))
  await page.press('Use another email')
  expect(document.activeElement).toBe(page.find('input'))
  expect(page.find<HTMLInputElement>('input').value).toBe('')
})

test.each([
  [
    "We couldn't confirm whether your address was saved. It's safe to try again: it's saved only once.",
    async () => new Response('no', { status: 500 }),
  ],
  [
    "We couldn't confirm whether your address was saved. It's safe to try again: it's saved only once.",
    async () => new Response('{'),
  ],
  [
    "You're offline. Try again when you're back online.",
    async () => {
      throw new TypeError('Failed to fetch')
    },
  ],
] as const)('MISC-11 a failure says "%s", keeps what was typed and can be retried', async (sentence, fieldError) => {
  const mock = createMock()
  let isBroken = true
  const page = await miscPage({ page: 'maintenance' }, (request) => (isBroken ? fieldError() : mock.transport(request)))
  await page.type('input', 'somebody@shop.test')
  await page.press('Notify me')
  await page.passUntil(sentence)
  expect(page.find<HTMLInputElement>('input').value).toBe('somebody@shop.test')
  isBroken = false
  await page.press('Notify me')
  await page.says("Thank you. We'll email somebody@shop.test")
})

test('MISC-12 the time until the opening is shown in days, hours, minutes and seconds, then that it has come', async () => {
  // the page's clock begins at 2026-11-21T03:00:00Z
  const page = await miscPage({ opensAt: '2026-11-22T11:00:02+07:00' })
  const parts = () => page.all('[role=timer] p').map((each) => each.textContent)
  expect(parts()).toEqual(['1 day', '1 hour', '0 minutes', '2 seconds'])
  await page.pass(1_000)
  expect(parts()).toEqual(['1 day', '1 hour', '0 minutes', '1 second'])
  await page.pass(25 * 3_600_000 + 1_000)
  expect(page.all('[role=timer]')).toEqual([])
  expect(page.text()).toContain('The shop is now open.')
})

test('MISC-13 each page offers a next step; the error page makes no calls', async () => {
  const gone: string[] = []
  for (const name of ['coming-soon', 'maintenance', 'error'] as const) {
    const page = await miscPage({ page: name, title: name, onGoOn: () => gone.push(name) })
    expect(page.find('h1').textContent).toBe(name)
    expect(page.all('input')).toHaveLength(name === 'error' ? 0 : 1)
    await page.press('Go to home')
  }
  expect(gone).toEqual(['coming-soon', 'maintenance', 'error'])
})
