import { satang } from '../../core/kernel/money'
import { stockTable } from '../../service/products/products.stock.table'
import { type StoredProduct, shopProductsTable } from '../../service/products/products.table'
import { seed } from '../../service/seed'
import { picture } from '../store/store.pictures'
import { sampleProducts } from '../store/store.seed'

type Sample = { sku: string; unit: string; aliases?: readonly string[] }

const tea = (nth: number, unit: string, ...aliases: string[]): Sample => ({ sku: `TEA-0${nth}`, unit, aliases })
const food = (nth: number, unit: string, ...aliases: string[]): Sample => ({ sku: `FOOD-${nth}`, unit, aliases })
const herb = (nth: number, unit: string, ...aliases: string[]): Sample => ({ sku: `HERB-0${nth}`, unit, aliases })
const craft = (nth: number, unit: string, ...aliases: string[]): Sample => ({ sku: `CRAFT-0${nth}`, unit, aliases })

/** In the order of the storefront's products. */
const samples: readonly Sample[] = [
  tea(1, 'กล่อง', 'ชาหม่อน'),
  tea(2, 'กล่อง', 'เก๊กฮวย'),
  tea(3, 'กล่อง', 'อู่หลง'),
  tea(4, 'ถุง'),
  tea(5, 'ถุง', 'กาแฟดอย'),
  tea(6, 'ถุง'),
  food(11, 'กล่อง', 'กล้วยตาก'),
  food(12, 'ถุง'),
  food(13, 'กล่อง'),
  food(14, 'กล่อง'),
  food(15, 'ขวด'),
  food(16, 'กระปุก', 'พริกเผายาย'),
  food(17, 'กระปุก'),
  food(18, 'ขวด'),
  food(19, 'ขวด'),
  food(20, 'ถุง', 'ข้าวมะลิ'),
  food(21, 'ถุง'),
  food(22, 'ถุง'),
  herb(1, 'ก้อน'),
  herb(2, 'ก้อน'),
  herb(3, 'ตลับ'),
  herb(4, 'ลูก'),
  herb(5, 'กระปุก'),
  craft(1, 'ใบ'),
  craft(2, 'ใบ'),
  craft(3, 'ใบ'),
  craft(4, 'ผืน'),
]

/** Of what is sold, about half is what it costs. */
const costOf = (price: number) => satang(Math.round((price * 0.55) / 100) * 100)

/** Sizes and colours of the product after those of the storefront, with the pieces counted of each. */
const trousersVariants: readonly [name: string, sku: string, counted: number][] = [
  ['M / คราม', 'M-I', 14],
  ['L / คราม', 'L-I', 9],
  ['XL / คราม', 'XL-I', 3],
  ['M / ดำ', 'M-B', 11],
  ['L / ดำ', 'L-B', 8],
]
const trousersId = sampleProducts.length + 1
const trousersPrice = satang(39_000)

const trousers: StoredProduct = {
  id: trousersId,
  name: 'กางเกงเลผ้าฝ้าย',
  sku: 'CRAFT-05',
  barcode: '',
  unit: 'ตัว',
  price: trousersPrice,
  prices: [],
  cost: costOf(trousersPrice),
  variants: trousersVariants.map(([name, sku], nth) => ({
    id: trousersId + 1 + nth,
    name,
    sku: `CRAFT-05-${sku}`,
    barcode: '',
    price: null,
    archived: false,
  })),
  aliases: ['กางเกงเล'],
  image: picture('trousers', 226),
  archived: false,
  version: 1,
}

export const productsSeeds = [
  seed(shopProductsTable, () => [
    ...sampleProducts
      .map(({ id, name, price, image }, nth) => ({
        id,
        name,
        sku: samples[nth]?.sku ?? '',
        barcode: '',
        unit: samples[nth]?.unit ?? '',
        price,
        prices: [],
        cost: costOf(price),
        variants: [],
        aliases: [...(samples[nth]?.aliases ?? [])],
        image,
        archived: false,
        version: 1,
      }))
      .reverse(),
    trousers,
  ]),
  // teas and crafts are made to order, and aren't counted
  seed(stockTable, () => [
    ...sampleProducts
      .filter((_, nth) => /^(FOOD|HERB)/.test(samples[nth]?.sku ?? ''))
      .map(({ id }) => ({ id, counted: 18 + ((id * 7) % 30), lowAt: 12, moves: [] })),
    ...trousersVariants.map(([, , counted], nth) => ({ id: trousersId + 1 + nth, counted, lowAt: 4, moves: [] })),
  ]),
]
