import type { CsvCell } from '../../kernel/csv'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'

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
    'Produkt',
    'Produktname',
    'Produit',
    'Nom du produit',
    'Nom',
    'Produto',
    'Nome do produto',
    'Nome',
  ],
  variant: ['Variant', 'แบบ', 'แบบสินค้า', 'ตัวเลือก', 'ตัวเลือกสินค้า', 'Variante', 'Option'],
  sku: ['SKU', 'รหัสสินค้า', 'รหัส', 'Artikelnummer', 'Référence', 'Referência'],
  barcode: ['Barcode', 'EAN', 'บาร์โค้ด', 'Code-barres', 'Código de barras'],
  unit: ['Unit', 'หน่วย', 'หน่วยนับ', 'Einheit', 'Unité', 'Unidade'],
  price: ['Price', 'ราคา', 'ราคาขาย', 'Preis', 'Prix', 'Preço'],
  cost: ['Cost', 'Cost per piece', 'ต้นทุน', 'ต้นทุนต่อชิ้น', 'Einkaufspreis', 'Coût', 'Custo'],
  aliases: ['Other names', 'Aliases', 'ชื่อเรียกอื่น', 'ชื่ออื่น', 'Andere Namen', 'Autres noms', 'Outros nomes'],
  archived: [
    'No longer sold',
    'Archived',
    'เลิกขายแล้ว',
    'เลิกขาย',
    'Nicht mehr im Verkauf',
    'Plus en vente',
    'Já não se vende',
  ],
}

/** The column that a heading names. */
export function columnOf(heading: string): SheetColumn | undefined {
  const plain = plainName(heading)
  return sheetColumns.find((column) => headings[column].some((each) => plainName(each) === plain))
}

const baht = (amount: number | null | undefined): CsvCell => (typeof amount === 'number' ? amount / 100 : '')

type Cells = Readonly<Record<SheetColumn, CsvCell>>

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
  }))

/** All products under these headings, amounts in baht; without costs for those who may not see them. */
export function productRows(
  products: readonly ShopProduct[],
  labels: Readonly<Record<SheetColumn, string>>,
  knowsCost: boolean,
): CsvCell[][] {
  const columns = sheetColumns.filter((column) => column !== 'cost' || knowsCost)
  const rows = products.flatMap((product) => [cellsOf(product), ...variantCells(product)])
  return [columns.map((column) => labels[column]), ...rows.map((cells) => columns.map((column) => cells[column]))]
}
