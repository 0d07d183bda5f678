import { expect, test } from 'vitest'
import { noLines } from '../../src/core/cart/cart.lines'
import { satang } from '../../src/core/kernel/money'
import { orderOf } from '../../src/core/order/order.body'
import { wireOrder } from '../../src/core/order/order.fill'
import { submitOrder } from '../../src/core/order/order.submit'
import { createMock } from '../../src/mock/index'
import { openDesk, somchai, teaShop, twoTeas } from './order-desk'

async function openEmpty() {
  const mock = createMock()
  const desk = openDesk({ transport: mock.transport })
  await desk.quiet()
  return desk
}

test('ORDER-50 an order without shop, lines and customer is rejected field by field and nothing is sent', async () => {
  const desk = openDesk({
    transport: () => {
      throw new Error('nothing may be sent')
    },
  })
  await desk.save().quiet()
  expect(desk.state()).toBe('open')
  expect(desk.context().errors).toEqual({
    shopId: ['no-shop'],
    ProductOrders: ['no-lines'],
    name: ['required'],
    phoneNumber: ['required'],
    address: ['required'],
    district: ['required'],
    province: ['required'],
    postNum: ['required'],
  })
  expect(desk.announced).toEqual(['order.refused'])
})

test('ORDER-50 correcting a field clears its error, and a pickup needs no address', async () => {
  const desk = await openEmpty()
  desk.save().choose().pack().write({ name: 'ก', phoneNumber: '0812345678' })
  expect(Object.keys(desk.context().errors)).toEqual(['address', 'district', 'province', 'postNum'])
  desk.write({ DeliveryType: 'pickup' })
  expect(desk.context().errors).toEqual({})
})

test.each([
  ['shippingCost', '1,250.50', 125_050],
  ['shippingCost', '๑,๒๕๐', 125_000],
  ['discount', '฿ 20.-', 2_000],
  ['otherCost', '', 0],
  ['otherCost', null, 0],
  ['CODFee', null, null],
  ['CODFee', '0', 0],
] as const)('ORDER-51 %s reads %j as %j satang', async (name, typed, amount) => {
  const desk = await openEmpty()
  desk.write({ [name]: typed })
  expect(desk.context().fields[name]).toBe(amount)
  expect(desk.context().errors).toEqual({})
})

test.each([
  ['1.005', 'decimals'],
  ['-5', 'negative'],
  ['สองร้อย', 'not-a-number'],
  ['1e9', 'not-a-number'],
  ['999999999999', 'too-large'],
  [1.5, 'whole'],
  [-100, 'negative'],
  [Number.NaN, 'wrong-type'],
  [Number.POSITIVE_INFINITY, 'whole'],
  [{}, 'wrong-type'],
])(
  'ORDER-51 an amount of %j is rejected as %s, the last valid one stays and saving is rejected, too',
  async (typed, code) => {
    const desk = await openEmpty()
    desk.takeOrder().write({ shippingCost: 4_000 }).write({ shippingCost: typed })
    expect(desk.context().fields.shippingCost).toBe(4_000)
    expect(desk.context().errors).toEqual({ shippingCost: [code] })
    await desk.save().quiet()
    expect(desk.state()).toBe('open')
    expect(desk.context().errors).toEqual({ shippingCost: [code] })
    await desk.write({ shippingCost: 5_000 }).save().outcome()
    expect(desk.context().saved?.shippingCost).toBe(5_000)
  },
)

test('ORDER-51 an invalid text in an amount field blocks saving until it is corrected', async () => {
  const desk = await openEmpty()
  desk.takeOrder()
  desk.draft.send({ type: 'amount.refuse', name: 'discount', code: 'decimals' })
  await desk.save().quiet()
  expect(desk.context().errors).toEqual({ discount: ['decimals'] })
  desk.draft.send({ type: 'amount.refuse', name: 'discount', code: null })
  await desk.save().outcome()
  expect(desk.state()).toBe('saved')
})

test.each([
  [0, 'range'],
  [-1, 'range'],
  [1.5, 'whole'],
  [1e9, 'range'],
  [1.234, 'whole'],
  [Number.NaN, 'whole'],
])('ORDER-52 a line of %j pieces is not sent', async (Quantity, code) => {
  const desk = await openEmpty()
  const line = twoTeas.toArray()[0]
  if (!line) throw new Error('no line')
  desk
    .choose()
    .write(somchai)
    .pack(noLines.set({ ...line, Quantity }))
  await desk.save().quiet()
  expect(desk.state()).toBe('open')
  expect(desk.context().errors).toEqual({ 'ProductOrders.0.Quantity': [code] })
})

test("ORDER-53 totals follow every change; the fee follows the shop's rule until it is set by hand", async () => {
  const desk = await openEmpty()
  const shipping = { ruleShipping: 0, shippingCost: 5_000 }
  desk.choose().pack().write({ shippingCost: 5_000, discount: 1_000, otherCost: 250, paymentMethod: 'cod' })
  expect(desk.context().totals).toEqual({ goods: 20_000, ruleFee: 2_500, CODFee: 2_500, ...shipping, total: 26_750 })
  desk.write({ CODFee: '15' })
  expect(desk.context().totals).toEqual({ goods: 20_000, ruleFee: 2_500, CODFee: 1_500, ...shipping, total: 25_750 })
  desk.write({ CODFee: null })
  expect(desk.context().totals.CODFee).toBe(2_500)
  desk.write({ paymentMethod: 'transfer' })
  expect(desk.context().totals).toEqual({ goods: 20_000, ruleFee: 0, CODFee: 0, ...shipping, total: 24_250 })
  desk.choose({ ...teaShop, CODRule: { kind: 'fixed', value: satang(3_000) } }).write({ paymentMethod: 'cod' })
  expect(desk.context().totals.CODFee).toBe(3_000)
})

test.each(['<script>alert(1)</script>', '\u202Eกลับทิศ\u202C', '"><img src=x onerror=alert(1)>', "O'Neil; DROP TABLE"])(
  'ORDER-54 %j in every text field is stored as it is',
  async (text) => {
    const desk = await openEmpty()
    const messages = { name: text, address: text, subDistrict: text, district: text, province: text, note: text }
    await desk
      .takeOrder()
      .write({ ...messages, fullCustomerData: text })
      .save()
      .outcome()
    expect(desk.context().saved).toMatchObject({ ...messages, fullCustomerData: text })
  },
)

test('ORDER-54 phone and postcode are sent in digits, several numbers joined by comma and space', async () => {
  const desk = await openEmpty()
  await desk.takeOrder().write({ phoneNumber: ' ๐๘๑-๒๓๔-๕๖๗๘ / 02 345 6789,', postNum: '๔๐๐๐๐' }).save().outcome()
  expect(desk.context().saved?.phoneNumber).toBe('081-234-5678, 02 345 6789')
  expect(desk.context().saved?.postNum).toBe('40000')
})

test('ORDER-54 the pasted message is sent with format 1 and omitted with format 2', async () => {
  const desk = await openEmpty()
  desk.takeOrder().write({ fullCustomerData: 'ส่งให้สมชายนะคะ' })
  expect(orderOf(desk.context().fields, twoTeas, teaShop)).toMatchObject({
    customerFormatType: 1,
    fullCustomerData: 'ส่งให้สมชายนะคะ',
  })
  desk.write({ customerFormatType: 2 })
  expect(orderOf(desk.context().fields, twoTeas, teaShop)).toMatchObject({
    customerFormatType: 2,
    fullCustomerData: '',
  })
})

test('ORDER-55 an order in its wire shape fills the draft in place of what was there', async () => {
  const desk = await openEmpty()
  const wire = wireOrder({
    ...orderOf({ ...desk.context().fields, ...somchai, shippingCost: satang(4_050) }, twoTeas, teaShop),
  })
  desk.write({ note: 'เดิม' })
  desk.draft.send({ type: 'fill', value: { ...wire, unknown: 1 } })
  const { fields, lines, errors } = desk.context()
  expect(errors).toEqual({})
  expect(fields).toMatchObject({ ...somchai, shippingCost: 4_050, note: '' })
  expect(lines.toArray()).toEqual(twoTeas.toArray())
  expect(desk.events.find(({ type }) => type === 'order.filled')).toEqual({
    type: 'order.filled',
    lines: twoTeas.toArray(),
    shopId: 1,
  })
})

test('ORDER-55 unreadable parts of a filled-in order are marked, the rest is used', async () => {
  const desk = await openEmpty()
  desk.draft.send({
    type: 'fill',
    value: { name: 'ก', shippingCost: 1.005, discount: -1, DeliveryType: 'balloon', ProductOrders: 'tea', shopId: 'x' },
  })
  expect(desk.context().fields.name).toBe('ก')
  expect(desk.context().errors).toEqual({
    shippingCost: ['decimals'],
    discount: ['negative'],
    DeliveryType: ['unknown'],
    ProductOrders: ['wrong-type'],
    shopId: ['unknown'],
  })
  for (const nonsense of [null, 7, 'text', []]) desk.draft.send({ type: 'fill', value: nonsense })
  expect(desk.context().fields.name).toBe('')
})

test('ORDER-56 submitting resolves with the order, or with codes by field', async () => {
  const desk = await openEmpty()
  expect(await submitOrder(desk.draft)).toMatchObject({ fields: { shopId: ['no-shop'], name: ['required'] } })
  desk.takeOrder()
  const results = await Promise.all([submitOrder(desk.draft), submitOrder(desk.draft)])
  expect(results).toEqual([{ order: desk.context().saved }, { order: desk.context().saved }])
})

test('ORDER-56 submitting rejects with the failure, and the draft continues to retry', async () => {
  const desk = openDesk({ transport: async () => new Response('', { status: 408 }) })
  desk.takeOrder()
  const submitted = submitOrder(desk.draft).catch((error) => error)
  await desk.quiet()
  expect(await submitted).toMatchObject({ code: 'http', detail: { status: 408 } })
  expect(desk.state()).toBe('frozen:waiting')
})

test('ORDER-57 after a saved order the next starts empty', async () => {
  const desk = await openEmpty()
  await desk.takeOrder().save().outcome()
  expect(desk.context().saved?.name).toBe('สมชาย ใจดี')
  desk.draft.send({ type: 'next' })
  expect(desk.state()).toBe('open')
  expect(desk.context().saved).toBeUndefined()
  expect(desk.context().fields.name).toBe('')
  await desk.takeOrder().write({ name: 'คนที่สอง' }).save().outcome()
  expect(desk.context().saved?.name).toBe('คนที่สอง')
})

test('ORDER-4303 shipping is what the shop usually charges until the message or the user says otherwise', async () => {
  const desk = await openEmpty()
  desk.choose({ ...teaShop, ShippingCost: satang(4_500) }).pack()
  const shipping = () => [desk.context().fields.shippingCost, desk.context().totals.shippingCost]
  expect(shipping()).toEqual([null, 4_500])
  expect(desk.context().totals.total).toBe(24_500)
  desk.draft.send({ type: 'message.take', values: { shippingCost: satang(6_000) } })
  expect(shipping()).toEqual([6_000, 6_000])
  desk.write({ shippingCost: '0' })
  expect(shipping()).toEqual([0, 0])
  desk.draft.send({ type: 'message.take', values: { shippingCost: satang(6_000) } })
  expect(shipping()).toEqual([0, 0])
  desk.write({ shippingCost: '' })
  expect(shipping()).toEqual([null, 4_500])
  desk.write({ DeliveryType: 'pickup' })
  expect(desk.context().totals).toMatchObject({ ruleShipping: 0, shippingCost: 0, total: 20_000 })
  desk.choose(teaShop).write({ DeliveryType: 'ems' })
  expect(shipping()).toEqual([null, 0])
})

test('ORDER-4303 the order is sent with the shipping of its shop', async () => {
  const desk = await openEmpty()
  desk
    .choose({ ...teaShop, ShippingCost: satang(4_500) })
    .pack()
    .write(somchai)
  await desk.save().quiet()
  expect(desk.context().frozen?.body.shippingCost ?? desk.context().saved?.shippingCost).toBe(4_500)
})
