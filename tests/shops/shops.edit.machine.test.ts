import { describe, expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { satang } from '../../src/core/kernel/money'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'
import { shopOnWire, storedShop } from './shop-on-wire'

const update = 'POST /api/shops/update'

async function openShop(transport: Transport, wire: object = {}) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: { type: string }[] = []
  engine.events$.subscribe((event) => received.push(event))
  const edit = engine.view('shops.edit', { shop: storedShop(wire) })
  await edit.settled()
  return {
    engine,
    edit,
    stage: () => edit.getSnapshot().value,
    context: () => edit.getSnapshot().context,
    received: () => received.map(({ type }) => type).filter((type) => type.startsWith('shops.')),
    async done() {
      for (let attempt = 0; attempt < 4; attempt++) await pass(clock, 2_000)
      await turns()
    },
  }
}

test('SHOP-44 saving sends the whole shop with the changes, in baht, and announces what is stored', async () => {
  const stored = { ...shopOnWire, ShopName: 'ร้านใหม่', CODRule: { kind: 'percent', value: 3, minimum: 20 } }
  const transport = fakeTransport({ [update]: { shop: stored } })
  const { edit, stage, context, received, done } = await openShop(transport)
  edit.send({ type: 'field.set', name: 'ShopName', value: ' ร้านใหม่' })
  edit.send({ type: 'field.set', name: 'kind', value: 'percent' })
  edit.send({ type: 'field.set', name: 'percent', value: '3' })
  edit.send({ type: 'field.set', name: 'minimum', value: satang(2_000) })
  edit.send({ type: 'save' })
  expect(stage()).toBe('saving')
  await done()
  expect(transport.calls.map(({ body }) => body)).toEqual([{ shop: stored }])
  expect([stage(), context().saved?.ShopName, received()]).toEqual(['saved', 'ร้านใหม่', ['shops.saved']])
})

test('SHOP-44 without changes, or with changes undone, it saves without a call', async () => {
  const { edit, stage, received } = await openShop(fakeTransport({}))
  edit.send({ type: 'field.set', name: 'Description', value: 'x' })
  edit.send({ type: 'field.set', name: 'Description', value: `${shopOnWire.Description} ` })
  edit.send({ type: 'save' })
  expect([stage(), received()]).toEqual(['saved', []])
})

test('SHOP-45 saving twice is one request; what is typed in the meantime is visibly rejected', async () => {
  const transport = fakeTransport({ [update]: { shop: { ...shopOnWire, TaxId: '0405500000027' } } })
  const { edit, context, received, done } = await openShop(transport)
  edit.send({ type: 'field.set', name: 'TaxId', value: '0405500000027' })
  edit.send({ type: 'save' })
  edit.send({ type: 'save' })
  edit.send({ type: 'field.set', name: 'ShopName', value: 'later' })
  edit.send({ type: 'amount.refuse', name: 'fixed', code: 'decimals' })
  expect(context().draft.ShopName).toBe(shopOnWire.ShopName)
  await done()
  expect(transport.calls).toHaveLength(1)
  expect(received()).toEqual(['shops.editRefused', 'shops.editRefused', 'shops.saved'])
})

test('SHOP-46 invalid values are not sent; correcting a field clears its error', async () => {
  const { edit, stage, context } = await openShop(fakeTransport({}))
  edit.send({ type: 'field.set', name: 'ShopName', value: '' })
  edit.send({ type: 'field.set', name: 'PromptPayId', value: '12' })
  edit.send({ type: 'amount.refuse', name: 'fixed', code: 'decimals' })
  edit.send({ type: 'save' })
  expect([stage(), context().errors]).toEqual([
    'editing',
    { ShopName: ['required'], PromptPayId: ['promptpay'], 'CODRule.value': ['decimals'] },
  ])
  edit.send({ type: 'field.set', name: 'ShopName', value: 'ก' })
  edit.send({ type: 'amount.refuse', name: 'fixed', code: null })
  expect(context().errors).toEqual({ PromptPayId: ['promptpay'] })
  edit.send({ type: 'field.set', name: 'kind', value: 'percent' })
  edit.send({ type: 'save' })
  expect(context().errors).toEqual({ PromptPayId: ['promptpay'], 'CODRule.value': ['required'] })
  edit.send({ type: 'field.set', name: 'kind', value: 'none' })
  expect(context().errors).toEqual({ PromptPayId: ['promptpay'] })
})

test('SHOP-46 a backend error is shown at its field and the form stays as it was', async () => {
  const refusal = Response.json({ error: { 'shop.TaxId': 'unknown', 'shop.CODRule.value': 'step' } }, { status: 422 })
  const { edit, stage, context, received, done } = await openShop(fakeTransport({ [update]: refusal }))
  edit.send({ type: 'field.set', name: 'TaxId', value: '1234567890121' })
  edit.send({ type: 'save' })
  await done()
  const { errors, draft } = context()
  expect([stage(), errors, draft.TaxId, received()]).toEqual([
    'editing',
    { TaxId: ['unknown'], 'CODRule.value': ['step'] },
    '1234567890121',
    [],
  ])
})

test.each([
  ['offline', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['http', 500, () => Response.json({}, { status: 500 })],
  ['http', 404, () => new Response('', { status: 404 })],
  ['contract', undefined, () => new Response('{"shop":')],
  ['forbidden', 403, () => Response.json({}, { status: 403 })],
  ['contract', 409, () => Response.json({}, { status: 409 })],
] as const)('SHOP-47 after %s %s the form is unchanged and can be saved again', async (code, status, answer) => {
  let isBroken = true
  const stored = { ...shopOnWire, Description: 'ใหม่' }
  const transport = fakeTransport({ [update]: () => (isBroken ? answer() : { shop: stored }) })
  const { edit, stage, context, done } = await openShop(transport)
  edit.send({ type: 'field.set', name: 'Description', value: 'ใหม่' })
  edit.send({ type: 'save' })
  await done()
  const { error, draft } = context()
  expect([stage(), error?.code, draft.Description]).toEqual(['editing', code, 'ใหม่'])
  if (status) expect(error?.detail.status).toBe(status)
  isBroken = false
  edit.send({ type: 'save' })
  await done()
  expect([stage(), context().error]).toEqual(['saved', undefined])
})

test('SHOP-48 the saved shop is in the list immediately, and the chosen one is updated with it', async () => {
  const mock = createMock()
  const { engine, edit, done } = await openShop(mock.transport)
  const shops = engine.app('shops')
  await shops.settled()
  shops.send({ type: 'choose', id: 2 })
  const drafts: unknown[] = []
  engine.events$.subscribe((event) => event.type === 'shops.chosen' && drafts.push(event.shop))
  edit.send({ type: 'field.set', name: 'fixed', value: satang(4_500) })
  edit.send({ type: 'save' })
  await done()
  const { context } = shops.getSnapshot()
  const rule = { kind: 'fixed', value: 4_500 }
  expect([context.shops[1]?.CODRule, context.chosen.CODRule]).toEqual([rule, rule])
  expect(drafts).toEqual([context.chosen])
})

test('SHOP-48 a list that was in flight when a shop was saved does not bring the old one back', async () => {
  const held = Promise.withResolvers<object>()
  let asked = 0
  const fresh = { ...shopOnWire, ShopName: 'ร้านใหม่' }
  const transport = fakeTransport({ 'GET /api/shops': () => (asked++ === 0 ? held.promise : { shops: [fresh] }) })
  const { engine } = await openShop(transport)
  const shops = engine.app('shops')
  await turns()
  expect([asked, shops.getSnapshot().value]).toEqual([1, 'loading'])
  shops.send({ type: 'shop.replace', shop: storedShop({ ShopName: 'ร้านใหม่' }) })
  held.resolve({ shops: [shopOnWire] })
  await turns()
  const { context, value } = await shops.settled()
  expect([asked, value, context.shops.map(({ ShopName }) => ShopName)]).toEqual([2, 'ready', ['ร้านใหม่']])
})

describe('SHOP-49 someone else saved the shop first', () => {
  const theirs = { ...shopOnWire, PhoneNumber: '02-555-0199', Description: 'ของเขา', version: 5, changedBy: 'มาลี' }
  const mine = { ...shopOnWire, Description: 'ของฉัน', CODRule: { kind: 'none', value: 0, minimum: 0 }, version: 4 }

  async function conflict() {
    const answers = [Response.json({ shop: theirs }, { status: 409 }), { shop: { ...mine, version: 6 } }]
    const transport = fakeTransport({ [update]: () => answers.shift() })
    const desk = await openShop(transport, { version: 4, changedBy: 'นภา' })
    desk.edit.send({ type: 'field.set', name: 'Description', value: 'ของฉัน' })
    desk.edit.send({ type: 'field.set', name: 'kind', value: 'none' })
    desk.edit.send({ type: 'save' })
    await desk.done()
    return { ...desk, transport }
  }

  test('SHOP-49 the version it is based on is sent, and what was typed is kept beside theirs', async () => {
    const { transport, stage, context } = await conflict()
    expect(transport.calls.map(({ body }) => body)).toEqual([{ shop: mine }])
    const { draft, theirs: current, error } = context()
    expect([stage(), error?.code, draft.Description, draft.kind]).toEqual(['editing', 'conflict', 'ของฉัน', 'none'])
    expect(current).toEqual(storedShop(theirs))
  })

  test('SHOP-49 mine over theirs keeps the fields that only they changed', async () => {
    const { transport, edit, stage, done } = await conflict()
    edit.send({ type: 'conflict.overwrite' })
    await done()
    expect(transport.calls[1]?.body).toEqual({ shop: { ...mine, PhoneNumber: theirs.PhoneNumber, version: 5 } })
    expect(stage()).toBe('saved')
  })

  test('SHOP-49 theirs discards mine', async () => {
    const { transport, edit, stage, context } = await conflict()
    edit.send({ type: 'conflict.yield' })
    expect([context().draft.Description, context().draft.kind, context().theirs]).toEqual([
      'ของเขา',
      'fixed',
      undefined,
    ])
    edit.send({ type: 'save' })
    expect([stage(), transport.calls.length]).toEqual(['saved', 1])
  })

  test('SHOP-49 the change of an unanswered request counts as saved; a later edit goes on top of it', async () => {
    const made = { ...shopOnWire, Description: 'ของฉัน', version: 5, changedBy: 'ฉัน' }
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json({ shop: made }, { status: 409 }),
      () => ({ shop: { ...made, TaxId: '0405500000027', version: 6 } }),
    ]
    const transport = fakeTransport({ [update]: () => answers.shift()?.() })
    const { edit, stage, done } = await openShop(transport, { version: 4 })
    edit.send({ type: 'field.set', name: 'Description', value: 'ของฉัน' })
    edit.send({ type: 'save' })
    await done()
    edit.send({ type: 'field.set', name: 'TaxId', value: '0405500000027' })
    edit.send({ type: 'save' })
    await done()
    const { changedBy: _, ...sent } = made
    expect(transport.calls[2]?.body).toEqual({ shop: { ...sent, TaxId: '0405500000027' } })
    expect(stage()).toBe('saved')
  })
})
