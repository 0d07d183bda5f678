import { expect, test } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { checkoutKey } from '../../src/core/checkout/checkout.machine'
import { checkoutSteps, type Wanted } from '../../src/core/checkout/checkout.steps'
import type { FieldErrors } from '../../src/core/kernel/errors'
import { createMock } from '../../src/mock'

const noErrors: FieldErrors = {}
const noName = { name: ['required'] }
const noLines = { ProductOrders: ['no-lines'] }

async function open(storage = memoryStorage()) {
  const engine = createEngine({ transport: createMock().transport, storage })
  const view = engine.view('checkout')
  await view.settled()
  const go = (wanted: Wanted, fieldErrors: FieldErrors = noErrors) => {
    view.send({ type: 'step.go', wanted, fieldErrors })
    return view.getSnapshot().value
  }
  return { view, storage, go, at: () => view.getSnapshot().value, tried: () => view.getSnapshot().context.tried }
}

test('CHECK-3 forward is possible as far as entries are valid; the step that blocks counts as attempted', async () => {
  const { go, tried } = await open()
  expect([go('payment', noName), tried()]).toEqual(['address', ['address']])
  expect([go('payment', { ...noName, ...noLines }), tried()]).toEqual(['cart', ['address', 'cart']])
  expect([go('payment'), tried()]).toEqual(['payment', ['address', 'cart']])
  const noFee = { CODFee: ['negative'] }
  expect([go('payment', noFee), tried()]).toEqual(['payment', ['address', 'cart']])
  expect([go('save', noFee), tried()]).toEqual(['payment', ['address', 'cart', 'payment']])
})

test('CHECK-3 back is always possible, whatever the errors', async () => {
  const { go, tried } = await open()
  go('payment')
  expect([go('address'), go('cart'), tried()]).toEqual(['address', 'cart', []])
})

test('CHECK-4 the step belongs to this tab, survives a reload, and ends with its order', async () => {
  const first = await open()
  first.go('payment')
  const again = await open(first.storage)
  expect(again.at()).toBe('payment')
  expect((await open({ ...first.storage, session: memoryStorage().session })).at()).toBe('cart')
  again.view.send({ type: 'order.done' })
  expect([again.at(), again.tried(), (await open(first.storage)).at()]).toEqual(['cart', [], 'cart'])
})

test.each(['', 'checkout', '{"step":"payment"}', 'returning'])(
  'CHECK-4 an invalid stored step (%s) means the cart',
  async (text) => {
    const storage = memoryStorage()
    storage.session.set(checkoutKey, text)
    expect((await open(storage)).at()).toBe('cart')
  },
)

test('CHECK-3 without errors every step can be reached from every other', async () => {
  const { go } = await open()
  for (const from of checkoutSteps) for (const to of checkoutSteps) expect([go(from), go(to)]).toEqual([from, to])
})
