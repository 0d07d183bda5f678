import { type CsvCell, markApostrophe } from '../../kernel/csv'
import { isSoldItself, type ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import type { Stock } from '../products.stock'

/** Columns of a spreadsheet of products. Each variant has a row of its own, below its product. */
export const sheetColumns = [
  'id',
  'name',
  'variant',
  'sku',
  'barcode',
  'unit',
  'price',
  'cost',
  'aliases',
  'archived',
  'onHand',
  'lowAt',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Headings that name a column, in the languages of the interface and as other programs write them. */
const headings: Readonly<Record<SheetColumn, readonly string[]>> = {
  id: ['No.', 'ID', 'เลขที่', 'Nr.', 'N°', 'N.º'],
  name: [
    'Product',
    'Product name',
    'Name',
    'สินค้า',
    'ชื่อสินค้า',
    'ชื่อ',
    'รายการ',
    'รายการสินค้า',
    'ชื่อรายการ',
    'Produkt',
    'Produktname',
    'Produit',
    'Nom du produit',
    'Nom',
    'Produto',
    'Nome do produto',
    'Nome',
  ],
  variant: ['Variant', 'แบบ', 'แบบสินค้า', 'ตัวเลือก', 'ตัวเลือกสินค้า', 'ไซซ์', 'ไซส์', 'Variante', 'Option'],
  sku: ['SKU', 'รหัสสินค้า', 'รหัส', 'Artikelnummer', 'Référence', 'Referência'],
  barcode: ['Barcode', 'EAN', 'Strichcode', 'บาร์โค้ด', 'Code-barres', 'Código de barras'],
  unit: ['Unit', 'หน่วย', 'หน่วยนับ', 'Einheit', 'Unité', 'Unidade'],
  price: ['Price', 'ราคา', 'ราคาขาย', 'ราคาต่อชิ้น', 'ราคาต่อหน่วย', 'Preis', 'Prix', 'Preço'],
  cost: ['Cost', 'Cost per piece', 'ต้นทุน', 'ต้นทุนต่อชิ้น', 'ราคาทุน', 'ทุน', 'Einkaufspreis', 'Coût', 'Custo'],
  aliases: [
    'Other names',
    'Aliases',
    'ชื่อเรียกอื่น',
    'ชื่ออื่น',
    'ชื่อเล่น',
    'ชื่อเรียก',
    'Andere Namen',
    'Autres noms',
    'Outros nomes',
  ],
  archived: [
    'No longer sold',
    'Archived',
    'เลิกขายแล้ว',
    'เลิกขาย',
    'Nicht mehr im Verkauf',
    'Plus en vente',
    'Já não se vende',
  ],
  onHand: [
    'In the shop',
    'In stock',
    'On hand',
    'Stock',
    'Quantity',
    'มีในร้าน',
    'คงเหลือ',
    'จำนวนคงเหลือ',
    'สต็อก',
    'สต๊อก',
    'จำนวนสต็อก',
    'จำนวนสต๊อก',
    'สต็อกคงเหลือ',
    'สต๊อกคงเหลือ',
    'จำนวน',
    'Im Laden',
    'Bestand',
    'Lagerbestand',
    'En boutique',
    'En stock',
    'Na loja',
    'Em stock',
    'Em estoque',
  ],
  lowAt: ['Low at', 'Reorder level', 'เตือนเมื่อเหลือ', 'จุดสั่งซื้อ', 'Knapp ab', 'Seuil bas', 'Avisar com'],
}

/** Units after a heading. Other words in parentheses say that it is another price or count: `ราคา (ส่ง)`. */
const unit = /[([\uff08] ?(?:บาท|฿|thb|baht|ชิ้น|pcs|pieces|หน่วย) ?[)\]\uff09]/i

/** The column that a heading names. */
export function columnOf(heading: string): SheetColumn | undefined {
  const plain = plainName(heading.replace(unit, ''))
  return sheetColumns.find((column) => headings[column].some((each) => plainName(each) === plain))
}

/** "ราคา: บ้านชา": a shop's own price. Shops of one name have their number behind it. */
const shopHeading = /^([^:\uff1a]+)[:\uff1a](.+)$/

/** The shop whose price a heading names, as it is written there. */
export function shopIn(heading: string): string | undefined {
  const [, column = '', shop = ''] = shopHeading.exec(heading) ?? []
  return columnOf(column) === 'price' && shop.trim() !== '' ? shop.trim() : undefined
}

export type NamedShop = { readonly id: number; readonly ShopName: string }

const nameIn = ({ id, ShopName }: NamedShop, shops: readonly NamedShop[]): string => {
  const isAlone = shops.every((each) => each.id === id || plainName(each.ShopName) !== plainName(ShopName))
  return isAlone && plainName(ShopName) !== '' ? ShopName.trim() : `${ShopName} #${id}`.trim()
}

/** The shop that a heading names, by its name or `#` and its number. */
export function shopNamed(name: string, shops: readonly NamedShop[]): NamedShop | undefined {
  const named = (isSame: (text: string) => boolean) => shops.find((shop) => isSame(nameIn(shop, shops)))
  return (
    named((text) => text === name) ??
    shops.find(({ id }) => name === `#${id}`) ??
    named((text) => plainName(text) === plainName(name))
  )
}

const baht = (amount: number | null | undefined): CsvCell => (typeof amount === 'number' ? amount / 100 : '')

const stockCells = (stock: Stock | undefined) => ({ onHand: stock?.onHand ?? '', lowAt: stock?.lowAt ?? '' })

type Cells = Readonly<Record<SheetColumn, CsvCell>> & { readonly shops: ShopProduct['prices'] }

const cellsOf = (product: ShopProduct): Cells => ({
  id: product.id,
  name: product.name,
  variant: '',
  sku: product.sku,
  barcode: product.barcode,
  unit: product.unit,
  price: baht(product.price),
  cost: baht(product.cost),
  aliases: product.aliases.join(', '),
  archived: product.archived ? 'x' : '',
  ...stockCells(isSoldItself(product) ? product.stock : undefined),
  shops: product.prices,
})

const variantCells = ({ name, variants }: ShopProduct): Cells[] =>
  variants.map((variant) => ({
    id: variant.id,
    name,
    variant: variant.name,
    sku: variant.sku,
    barcode: variant.barcode,
    unit: '',
    price: baht(variant.price),
    cost: '',
    aliases: '',
    archived: variant.archived ? 'x' : '',
    ...stockCells(variant.stock),
    shops: [],
  }))

export type RowsOptions = {
  readonly labels: Readonly<Record<SheetColumn, string>>
  /** each has a column for its own price */
  readonly shops: readonly NamedShop[]
  readonly knowsCost: boolean
}

/** All products under these headings, amounts in baht; without costs for those who may not see them. */
export function productRows(products: readonly ShopProduct[], { labels, shops, knowsCost }: RowsOptions): CsvCell[][] {
  const columns = sheetColumns.filter((column) => column !== 'cost' || knowsCost)
  const rows = products.flatMap((product) => [cellsOf(product), ...variantCells(product)])
  const headed = [
    ...columns.map((column) => labels[column]),
    ...shops.map((shop) => `${labels.price}: ${nameIn(shop, shops)}`),
  ]
  const priceIn = ({ shops: prices }: Cells, { id }: NamedShop) =>
    baht(prices.find(({ shopId }) => shopId === id)?.price)
  return [
    headed,
    ...rows.map((cells) => [
      ...columns.map((column) => markApostrophe(cells[column])),
      ...shops.map((shop) => priceIn(cells, shop)),
    ]),
  ]
}
