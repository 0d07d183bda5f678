// @vitest-environment happy-dom
import { constantFrom, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckoutStep, checkoutSteps, nextStep, previousStep } from '../../src/core/checkout/checkout.steps'
import { createMock } from '../../src/mock'
import { RaanCheckout } from '../../src/widgets/checkout'
import { widgetPage } from '../helpers/widget-page'

HTMLElement.prototype.scrollIntoView ??= () => undefined

const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`
const names = { cart: 'Cart', address: 'Address', payment: 'Payment' }

const moves = ['on', 'back', ...checkoutSteps, 'write', 'wipe', 'costs'] as const

test('CHECK-22 however the user moves between steps, no step after an incomplete one is reached and no entry is lost', async () => {
  const page = await widgetPage(<RaanCheckout />, { transport: createMock().transport })
  await page.until(() => expect(page.text()).toContain('น้ำผึ้งดอกลำไย'))
  await page.press('Continue')
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  await page.type(field('shopId'), '1')
  await page.type(field('phoneNumber'), '0812345678')
  await page.type(field('DeliveryType'), 'pickup')

  let step = 'address' as CheckoutStep
  let [name, shipping] = ['', '']
  const goTo = (wanted: CheckoutStep | undefined) => {
    if (wanted) step = wanted === 'payment' && name === '' ? 'address' : wanted
  }
  const stepButton = (to: CheckoutStep) =>
    page.all('nav button').find(({ textContent }) => textContent?.endsWith(names[to]))
  for (const move of sample(constantFrom(...moves), { numRuns: 120, seed: 7 })) {
    if (move === 'on') {
      if (step === 'payment') continue
      await page.press('Continue')
      goTo(nextStep(step))
    } else if (move === 'back') {
      if (step === 'cart') continue
      await page.press('Back')
      goTo(previousStep(step))
    } else if (move === 'write' || move === 'wipe') {
      if (step !== 'address') continue
      name = move === 'write' ? `คุณแดง ${name.length}` : ''
      await page.type(field('name'), name)
    } else if (move === 'costs') {
      if (step !== 'payment') continue
      shipping = shipping === '40' ? '55' : '40'
      await page.type(field('shippingCost'), shipping)
    } else {
      const button = stepButton(move)
      await page.run(() => button?.click())
      goTo(move)
    }
    const shown = page.find('[aria-current=step]').textContent?.replace(/^\d/, '')
    expect([move, shown]).toEqual([move, names[step]])
    if (step === 'address') expect(page.find<HTMLInputElement>(field('name')).value).toBe(name)
    if (step === 'payment') {
      expect(page.find<HTMLInputElement>(field('shippingCost')).value).toBe(shipping)
      expect(page.text()).toContain(`${name} · 0812345678`)
    }
  }
  expect([name, shipping]).not.toContain('')
})
