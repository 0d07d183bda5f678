import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { rankProducts, sureProduct } from '../../src/core/order/paste/order.paste.matching'
import { ofLineBefore } from '../../src/core/order/paste/order.paste.variants'
import type { Sellable } from '../../src/core/products/products.find.contract'

const shirts = ['M / แดง', 'L / แดง', 'M / ดำ', 'L / ดำ', 'XL / ดำ'].map(
  (variant, index): Sellable => ({
    id: index + 1,
    name: `เสื้อยืดคอกลม ${variant}`,
    slug: '',
    description: '',
    brand: '',
    price: satang(25_000),
    image: '',
    hasFreeShipping: false,
    rating: 5,
    isInWishlist: false,
    isInCart: false,
    sku: '',
    barcode: '',
    aliases: [],
  }),
)
const sure = (written: string) => sureProduct(rankProducts(written, shirts))?.name

test.each([
  ['เสื้อยืดคอกลม สีแดง ไซส์ M', 'เสื้อยืดคอกลม M / แดง'],
  ['เสื้อยืดคอกลมสีดำไซส์L', 'เสื้อยืดคอกลม L / ดำ'],
  ['เสื้อยืด คอกลม แดง l', 'เสื้อยืดคอกลม L / แดง'],
  ['ดำ XL เสื้อยืดคอกลม', 'เสื้อยืดคอกลม XL / ดำ'],
])('ORDER-2021 %s is sure to be %s, in any order of its words', (written, name) => {
  expect(sure(written)).toBe(name)
})

test.each(['เสื้อยืดคอกลม สีแดง', 'เสื้อยืดคอกลม ไซส์ M', 'เสื้อยืดคอกลม สีขาว M', 'เสื้อยืดคอวี สีแดง M', 'เสื้อยืดคอกลม แดง M L'])(
  'ORDER-2021 %s is still asked about',
  (written) => {
    expect(sure(written)).toBeUndefined()
  },
)

test('ORDER-2022 a line of sizes and colours alone is of the products of the line before; one that fits is sure', () => {
  const names = (written: string) => ofLineBefore(written, shirts).map(({ product }) => product.name)
  expect(names('สีดำไซส์ L')).toEqual(['เสื้อยืดคอกลม L / ดำ'])
  expect(sureProduct(ofLineBefore('สีดำไซส์ L', shirts))?.id).toBe(4)
  expect(names('ไซส์ M')).toEqual(['เสื้อยืดคอกลม M / แดง', 'เสื้อยืดคอกลม M / ดำ'])
  expect(sureProduct(ofLineBefore('ไซส์ M', shirts))).toBeUndefined()
  expect([names('สีขาว L'), names('ถุงผ้า'), names('สี')]).toEqual([[], [], []])
})
