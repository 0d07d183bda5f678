import { describe, expect, test } from 'vitest'
import type { FaqCategory } from '../../src/core/faq/faq.contract'
import { mostCategories } from '../../src/core/faq/faq.rules'
import { createMock, type Mock } from '../../src/mock'
import { ask } from '../helpers/ask'

const open = () => createMock({ now: () => new Date('2026-11-21T03:00:00.000Z') })
const data = async (mock: Mock) => (await ask(mock, 'GET /faq/data')).body
const qandA = [{ question: 'ออกใบกำกับภาษีได้ไหม', ans: 'ได้ทุกออเดอร์' }]
const taxes = { title: 'ภาษี', subtitle: 'ใบกำกับ', icon: 'TagIcon', qandA }
const add = (mock: Mock, category: object, token?: string) =>
  ask(mock, 'POST /faq/add', { body: { category }, ...(token && { token }) })
const update = (mock: Mock, category: object) => ask(mock, 'POST /faq/update', { body: { category } })
const signIn = async (mock: Mock, name: string): Promise<string> =>
  (await ask(mock, 'POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name } })).body.accessToken

/** Of all categories in the shop's order. */
async function keysOf(mock: Mock): Promise<string[]> {
  const { own = [], editable, ...usual } = await data(mock)
  const rows = [...Object.entries<object>(usual).map(([key, row]) => ({ ...row, key })), ...own] as FaqCategory[]
  expect(editable).toBe(true)
  return rows.sort((one, other) => (one.position ?? 0) - (other.position ?? 0)).map(({ key }) => key)
}

test('FAQ-11 a new category is the last of the list, with a key of its own', async () => {
  const mock = open()
  const token = await signIn(mock, 'admin')
  const first = await add(mock, taxes, token)
  const second = await add(mock, { ...taxes, title: 'อื่น ๆ' })
  expect([first.status, second.status]).toEqual([201, 201])
  const { fullName } = (await ask(mock, 'GET /api/users/user?id=1', { token })).body.user
  expect(first.body.category).toEqual({ ...taxes, key: first.body.category.key, version: 1, changedBy: fullName })
  expect(first.body.category.key).not.toBe(second.body.category.key)
  expect(await keysOf(mock)).toEqual([
    'payment',
    'delivery',
    'cancellationReturn',
    'myOrders',
    'productServices',
    first.body.category.key,
    second.body.category.key,
  ])
})

test('FAQ-11 the fifty-first category is refused', async () => {
  const mock = open()
  for (let nth = 5; nth < mostCategories; nth++) expect((await add(mock, taxes)).status).toBe(201)
  expect(await add(mock, taxes)).toEqual({ status: 422, body: { error: { 'category.title': 'too-many' } } })
})

test('FAQ-12 a change keeps the fields it does not name, and counts', async () => {
  const mock = open()
  const before = (await data(mock)).delivery
  const { status, body } = await update(mock, { key: 'delivery', version: 1, title: 'ส่งของ' })
  expect(status).toBe(200)
  expect(body.category).toMatchObject({ key: 'delivery', title: 'ส่งของ', version: 2, qandA: before.qandA })
  expect((await data(mock)).delivery).toMatchObject({ title: 'ส่งของ', subtitle: before.subtitle, version: 2 })
  const stale = await update(mock, { key: 'delivery', version: 1, title: 'ของใคร' })
  expect([stale.status, stale.body.category.title]).toEqual([409, 'ส่งของ'])
  expect((await data(mock)).delivery.title).toBe('ส่งของ')
  expect((await update(mock, { key: 'nowhere', title: 'x' })).status).toBe(404)
})

describe('what is refused', () => {
  test.each([
    ['no name', { ...taxes, title: '  ' }, 'category.title'],
    ['a long name', { ...taxes, title: 'ก'.repeat(101) }, 'category.title'],
    ['no questions', { ...taxes, qandA: [] }, 'category.qandA'],
    ['no answer', { ...taxes, qandA: [...qandA, { question: 'ได้ไหม', ans: ' ' }] }, 'category.qandA.1.ans'],
    ['no question', { ...taxes, qandA: [{ question: '', ans: 'ได้' }] }, 'category.qandA.0.question'],
    ['too many', { ...taxes, qandA: Array.from({ length: 101 }, () => qandA[0]) }, 'category.qandA'],
  ])('FAQ-13 a category with %s is refused, and nothing is stored', async (_, category, path) => {
    const mock = open()
    const before = await data(mock)
    const { status, body } = await add(mock, category)
    expect([status, Object.keys(body.error)]).toEqual([422, [path]])
    expect((await update(mock, { ...category, key: 'payment' })).status).toBe(422)
    expect(await data(mock)).toEqual(before)
  })
})

test('FAQ-14 a new order moves the named among their places', async () => {
  const mock = open()
  const order = { keys: ['myOrders', 'unknown', 'payment', 'payment'] }
  for (let times = 0; times < 2; times++) {
    expect((await ask(mock, 'POST /faq/reorder', { body: order })).status).toBe(200)
    expect(await keysOf(mock)).toEqual(['myOrders', 'delivery', 'cancellationReturn', 'payment', 'productServices'])
  }
})

test('FAQ-14 a deleted category is gone with its questions', async () => {
  const mock = open()
  expect((await ask(mock, 'DELETE /faq/delete?key=payment')).status).toBe(200)
  expect((await data(mock)).payment).toBeUndefined()
  expect((await ask(mock, 'DELETE /faq/delete?key=payment')).status).toBe(404)
})

test('FAQ-15 rows without versions are read as the first and can be changed', async () => {
  const mock = open()
  expect((await data(mock)).payment.version).toBe(1)
  expect((await update(mock, { key: 'payment', version: 1, subtitle: '' })).body.category.version).toBe(2)
})

test('FAQ-19 a change is reported to whoever may read the questions', async () => {
  const mock = open()
  const token = await signIn(mock, 'admin')
  const { cursor } = (await ask(mock, 'GET /api/changes', { token })).body
  await update(mock, { key: 'payment', title: 'จ่ายเงิน' })
  const { changes } = (await ask(mock, `GET /api/changes?after=${cursor}`, { token })).body
  expect(changes).toMatchObject([{ kind: 'faq', action: 'changed', ref: 'payment', version: 2, own: false }])
})
