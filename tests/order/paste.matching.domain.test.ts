import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { likenessOf, rankProducts, searchTerms, sureProduct } from '../../src/core/order/paste/order.paste.matching'
import type { Sellable } from '../../src/core/products/products.find.contract'
import { plainName } from '../../src/core/products/products.search'

const names = [
  'ชาเขียวใบหม่อน',
  'ชาดอกเก๊กฮวย',
  'ชาอู่หลงยอดดอย',
  'ชาไทยสูตรโบราณ',
  'สบู่ขมิ้นน้ำผึ้ง',
  'สบู่มะขามเปียก',
  'น้ำผึ้งดอกลำไย',
  'ข้าวหอมมะลิ 2 กก.',
  'Cold brew',
]
const products: Sellable[] = names.map((name, index) => ({
  id: index + 1,
  name,
  slug: '',
  description: '',
  brand: '',
  price: satang(10_000),
  image: '',
  hasFreeShipping: false,
  rating: 5,
  isInWishlist: false,
  isInCart: false,
  sku: '',
  barcode: '',
  aliases: [],
}))

test('ORDER-120 names are compared by letters and digits only, in one spelling', () => {
  expect(plainName(' ข้าวหอมมะลิ  ๒ กก. ')).toBe('ข้าวหอมมะลิ2กก')
  expect(plainName('COLD-Brew')).toBe('coldbrew')
  // one of two spellings of ำ
  expect(plainName('น\u0e4d\u0e32ผึ้ง')).toBe(plainName('น้ำผึ้ง'.replace('้', '')))
})

test.each([
  ['ชาเขียว', 'ชาเขียวใบหม่อน'],
  ['ชา เขียว', 'ชาเขียวใบหม่อน'],
  ['ชาไทย', 'ชาไทยสูตรโบราณ'],
  ['ชาไทยสูตรโบราณถุงใหญ่', 'ชาไทยสูตรโบราณ'],
  ['สบู่ขมิ้น', 'สบู่ขมิ้นน้ำผึ้ง'],
  ['ชาเขียวหม่อน', 'ชาเขียวใบหม่อน'],
  ['ข้าวหอมมะลิ ๒กก', 'ข้าวหอมมะลิ 2 กก.'],
  ['cold brew', 'Cold brew'],
])('ORDER-120 the best match for %s is %s', (written, name) => {
  expect(rankProducts(written, products)[0]?.product.name).toBe(name)
})

test('ORDER-120 a text without a similar product has no candidates, and each product is listed once', () => {
  expect(rankProducts('รองเท้า', products)).toEqual([])
  expect(rankProducts('', products)).toEqual([])
  expect(rankProducts('ชาเขียว', [...products, ...products]).filter(({ product }) => product.id === 1)).toHaveLength(1)
})

test('ORDER-120 similarity is between 0 and 1, symmetric, and 1 for the same name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (a, b) => {
      const [there, back] = [likenessOf(a, b), likenessOf(b, a)]
      expect(there).toBeCloseTo(back)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(1)
      if (plainName(a) !== '') expect(likenessOf(a, ` ${a} `)).toBe(1)
    }),
  )
})

test.each([
  ['ชาเขียว', 'ชาเขียวใบหม่อน'],
  ['สบู่', undefined],
  ['ชา', undefined],
  ['สบู่มะขามเปียก', 'สบู่มะขามเปียก'],
  ['ขนม', undefined],
])('ORDER-121 for %s the product chosen automatically is %s', (written, name) => {
  expect(sureProduct(rankProducts(written, products))?.name).toBe(name)
})

test('ORDER-121 of two products with the same name none is chosen automatically', () => {
  const twins = [products[0], { ...(products[0] as Sellable), id: 99 }] as Sellable[]
  expect(sureProduct(rankProducts('ชาเขียวใบหม่อน', twins))).toBeUndefined()
})

test('ORDER-122 the catalogue is searched for the whole line, then for shorter and shorter parts', () => {
  expect(searchTerms(' ชาเขียว ')).toEqual(['ชาเขียว', 'ชา', 'เขียว'])
  expect(searchTerms('ชาไทย (ถุง)')[0]).toBe('ชาไทย (ถุง)')
  expect(searchTerms('ชาไทย (ถุง)')).toContain('ชาไทย')
  expect(searchTerms('ก')).toEqual([])
  expect(searchTerms('ข้าว กล้อง หอม มะลิ แดง ดำ ขาว').length).toBeLessThanOrEqual(4)
})

test('PROD-41 another name counts like the name: นรก is sure to be น้ำพริกนรก', () => {
  const chili = { ...products[0], id: 90, name: 'น้ำพริกนรกกุ้งเสียบ', aliases: ['นรก', 'น้ำพริกนรก'] } as Sellable
  const [best, ...others] = rankProducts('นรก', [...products, chili])
  expect([best?.product.id, best?.score, others.length]).toEqual([90, 1, 0])
  expect(sureProduct(rankProducts('น้ำพริก นรก', [chili, ...products]))?.id).toBe(90)
})
