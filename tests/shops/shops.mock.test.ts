import { expect, test } from 'vitest'
import type { Shop } from '../../src/core/shops/shops.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { shopsTable } from '../../src/service/shops/shops.table'
import { ask } from '../helpers/ask'

const secondShop = {
  version: 1,
  id: 2,
  siId: 102,
  ShopName: 'ครัวคุณยายละเมียด',
  Description: 'น้ำพริก แยม น้ำผึ้ง และข้าวสารจากกลุ่มแม่บ้าน',
  Address: '19 ซอยตลาดเช้า ตำบลในเมือง อำเภอเมืองขอนแก่น จังหวัดขอนแก่น',
  PostalCode: '40000',
  PhoneNumber: '043-555-120, 089-555-0120',
  CODRule: { kind: 'fixed', value: 30, minimum: 0 },
  ShippingCost: 0,
  PromptPayId: '0405500000027',
  TaxId: '0405500000027',
  BankAccounts: [],
  BillerId: '',
  BillerRef1: '',
  BillerRef2: '',
  Closed: false,
}

test('SHOP-1 GET /api/shops returns three shops with amounts in baht', async () => {
  const { status, body } = await ask(createMock(), 'GET /api/shops')
  expect(status).toBe(200)
  expect(body.shops.map(({ id, ShopName, CODRule }: typeof secondShop) => [id, ShopName, CODRule])).toEqual([
    [1, 'บ้านชาปลายดอย', { kind: 'percent', value: 3, minimum: 20 }],
    [2, 'ครัวคุณยายละเมียด', { kind: 'fixed', value: 30, minimum: 0 }],
    [3, 'สานฝันหัตถกรรม', { kind: 'none', value: 0, minimum: 0 }],
  ])
  expect(body.shops[1]).toEqual(secondShop)
})

test('SHOP-2 POST /api/shops/update stores and returns the shop; the site number stays', async () => {
  const mock = createMock()
  const shop = {
    ...secondShop,
    siId: 999,
    Description: '<script>alert(1)</script> \u202Eกลับ',
    CODRule: { kind: 'none' },
  }
  const stored = { ...shop, version: 2, changedBy: 'staff', siId: 102, CODRule: { kind: 'none', value: 0, minimum: 0 } }
  expect(await ask(mock, 'POST /api/shops/update', { body: { shop } })).toEqual({ status: 200, body: { shop: stored } })
  expect((await ask(mock, 'GET /api/shops')).body.shops[1]).toEqual(stored)
})

test('SHOP-1250 a stored number with a wrong check digit stays, a new one is refused', async () => {
  const db = memoryDb()
  const mock = createMock({ db })
  await ask(mock, 'GET /api/shops')
  const rows = db.read()
  const shops = (rows?.[shopsTable.name] ?? []) as Shop[]
  db.write({ ...rows, [shopsTable.name]: shops.map((each) => ({ ...each, PromptPayId: '0405500000029' })) })
  const kept = { ...secondShop, PromptPayId: '0405500000029', Description: 'ใหม่' }
  const saved = await ask(mock, 'POST /api/shops/update', { body: { shop: kept } })
  expect([saved.status, saved.body.shop.Description]).toEqual([200, 'ใหม่'])
  const shop = { ...saved.body.shop, PromptPayId: '0405500000028' }
  expect(await ask(mock, 'POST /api/shops/update', { body: { shop } })).toEqual({
    status: 422,
    body: { error: { 'shop.PromptPayId': ['check-digit'] } },
  })
})

test('SHOP-2 an unknown shop is 404 without a body and nothing changes', async () => {
  const mock = createMock()
  const before = await ask(mock, 'GET /api/shops')
  expect(await ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, id: 77 } } })).toEqual({
    status: 404,
    body: undefined,
  })
  expect(await ask(mock, 'GET /api/shops')).toEqual(before)
})

test.each([
  ['ShopName', '  ', 'required'],
  ['ShopName', 'ก'.repeat(201), 'too-long'],
  ['PostalCode', '4000', 'postcode'],
  ['PromptPayId', '12', 'promptpay'],
  ['TaxId', '123', 'tax-id'],
  ['CODRule', { kind: 'percent', value: 101 }, 'too-large', 'CODRule.value'],
  ['CODRule', { kind: 'fixed', value: -1 }, 'negative', 'CODRule.value'],
  ['CODRule', { kind: 'fixed', value: 1.005 }, 'decimals', 'CODRule.value'],
])('SHOP-3 a shop whose %s is %j is rejected with %s', async (field, value, code, path = field) => {
  const mock = createMock()
  const before = await ask(mock, 'GET /api/shops')
  expect(await ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, [field]: value } } })).toEqual({
    status: 422,
    body: { error: { [`shop.${path}`]: [code] } },
  })
  expect(await ask(mock, 'GET /api/shops')).toEqual(before)
})

test('SHOP-4 an invalid PromptPay number is rejected; an empty one removes it', async () => {
  const mock = createMock()
  const before = await ask(mock, 'GET /api/shops')
  const { version: _, ...unversioned } = secondShop
  const update = (PromptPayId: string) =>
    ask(mock, 'POST /api/shops/update', { body: { shop: { ...unversioned, PromptPayId } } })
  expect(await update('0212345678')).toEqual({ status: 422, body: { error: { 'shop.PromptPayId': ['promptpay'] } } })
  expect(await ask(mock, 'GET /api/shops')).toEqual(before)
  for (const payable of ['0898765432', '089-876-5432', '1234567890121', '123456789012345', ''])
    expect((await update(payable)).body.shop.PromptPayId).toBe(payable)
})

test('SHOP-4 the same shop saved twice is stored once, with two responses', async () => {
  const mock = createMock()
  const { version: _, ...unversioned } = secondShop
  const shop = { ...unversioned, ShopName: 'ชื่อใหม่' }
  const save = () => ask(mock, 'POST /api/shops/update', { body: { shop } })
  expect(await Promise.all([save(), save()])).toEqual([
    { status: 200, body: { shop: { ...shop, version: 2, changedBy: 'staff' } } },
    { status: 200, body: { shop: { ...shop, version: 2, changedBy: 'staff' } } },
  ])
  expect((await ask(mock, 'GET /api/shops')).body.shops.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
})

test('SHOP-5 a stale version is 409 with the current shop, and nothing changes; a missing one is not checked', async () => {
  const mock = createMock()
  const save = (shop: object) => ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, ...shop } } })
  const current = { ...secondShop, ShopName: 'ก', version: 2, changedBy: 'staff' }
  expect(await save({ ShopName: 'ก' })).toEqual({ status: 200, body: { shop: current } })
  expect(await save({ ShopName: 'ข' })).toEqual({ status: 409, body: { shop: current } })
  expect((await ask(mock, 'GET /api/shops')).body.shops[1]).toEqual(current)
  expect((await save({ ShopName: 'ข', version: undefined })).body.shop.version).toBe(3)
  expect((await save({ ShopName: 'ค', version: 3 })).body.shop.version).toBe(4)
})

test('SHOP-5 a request that changes nothing leaves the version', async () => {
  const mock = createMock()
  expect(await ask(mock, 'POST /api/shops/update', { body: { shop: secondShop } })).toEqual({
    status: 200,
    body: { shop: secondShop },
  })
})

const least = { ShopName: 'ร้านใหม่', Description: '', Address: '', PostalCode: '', PhoneNumber: '' }

test('SHOP-608 POST /api/shops stores a shop under a new number, once per key', async () => {
  const mock = createMock()
  const add = () => ask(mock, 'POST /api/shops', { body: { shop: least }, key: 'new shop' })
  const first = await add()
  expect(first).toMatchObject({ status: 201, body: { shop: { id: 4, siId: 0, ShopName: 'ร้านใหม่', version: 1 } } })
  expect(await add()).toEqual(first)
  expect((await ask(mock, 'GET /api/shops')).body.shops).toHaveLength(4)
  expect(await ask(mock, 'POST /api/shops', { body: { shop: { ...least, ShopName: ' ' } } })).toEqual({
    status: 422,
    body: { error: { 'shop.ShopName': ['required'] } },
  })
})

test('SHOP-4304 the usual shipping cost is stored in baht, and stays if an update leaves it out', async () => {
  const mock = createMock()
  const update = (shop: object) => ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, ...shop } } })
  expect((await update({ ShippingCost: 45.5 })).body.shop.ShippingCost).toBe(45.5)
  const { ShippingCost: _, ...old } = secondShop
  const kept = await ask(mock, 'POST /api/shops/update', { body: { shop: { ...old, version: 2, Address: '9' } } })
  expect(kept.body.shop).toMatchObject({ Address: '9', ShippingCost: 45.5 })
  expect(await update({ version: 3, ShippingCost: -1 })).toMatchObject({
    status: 422,
    body: { error: { 'shop.ShippingCost': ['negative'] } },
  })
  expect((await update({ version: 3, ShippingCost: 10_000_001 })).body).toEqual({
    error: { 'shop.ShippingCost': ['too-large'] },
  })
})

test('SHOP-4312 the backend refuses a new tax or phone number with a mistake, and keeps a stored one', async () => {
  const mock = createMock()
  const update = (shop: object) => ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, ...shop } } })
  expect((await update({ TaxId: '0405500000028' })).body).toEqual({ error: { 'shop.TaxId': ['check-digit'] } })
  expect((await update({ PhoneNumber: '04355512' })).body).toEqual({ error: { 'shop.PhoneNumber': ['phone'] } })
  const { id: _, siId: __, version: ___, ...fresh } = secondShop
  const added = await ask(mock, 'POST /api/shops', {
    body: { shop: { ...fresh, TaxId: '0405500000028', PhoneNumber: '04355512' } },
    key: 'new-shop',
  })
  expect(added).toMatchObject({
    status: 422,
    body: { error: { 'shop.TaxId': ['check-digit'], 'shop.PhoneNumber': ['phone'] } },
  })
})

test('SHOP-608 a client that does not know accounts leaves them as they are', async () => {
  const mock = createMock()
  const BankAccounts = [{ Bank: '004', Number: '1234567890', Holder: 'มาลี' }]
  await ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, BankAccounts, Closed: true } } })
  const { BankAccounts: _, BillerId: __, BillerRef1: ___, BillerRef2: ____, Closed: _____, ...old } = secondShop
  const { body } = await ask(mock, 'POST /api/shops/update', { body: { shop: { ...old, version: 2, Address: '9' } } })
  expect(body.shop).toMatchObject({ Address: '9', BankAccounts, Closed: true })
  expect(
    (await ask(mock, 'POST /api/shops/update', { body: { shop: { ...secondShop, version: 3 } } })).body.shop,
  ).toEqual({
    ...secondShop,
    version: 4,
    changedBy: 'staff',
  })
})
