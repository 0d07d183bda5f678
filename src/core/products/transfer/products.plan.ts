import type { FieldErrors } from '../../kernel/errors'
import { parseBaht } from '../../kernel/parse-baht'
import {
  blankProduct,
  changesOf,
  draftOf,
  type ProductDraft,
  productErrors,
  productOf,
  shopPriceOf,
  type VariantDraft,
  variantPriceOf,
} from '../edit/products.edit.fields'
import { blankOpening } from '../edit/products.edit.pieces'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import { codesInUse } from './products.plan.codes'
import { codeIn, finder, isOtherCode, isShortened } from './products.plan.find'
import { type PlannedStock, stockIn } from './products.plan.stock'
import type { SheetRow } from './products.read-sheet'
import { type NamedShop, shopNamed } from './products.sheet'

/** What an import does with one product. */
export type PlannedProduct = {
  /** its first row */
  line: number
  /** all of its rows */
  lines: readonly number[]
  name: string
  kind: 'new' | 'change' | 'same'
  base: ShopProduct | undefined
  draft: ProductDraft
  /** after the product is stored */
  stocks: readonly PlannedStock[]
  /** error codes by path; such a product isn't imported */
  errors: FieldErrors
  /** codes that a spreadsheet has shortened, as written, by path; the product is imported without them */
  shortened: Readonly<Record<string, string>>
}

type Building = {
  line: number
  lines: number[]
  base: ShopProduct | undefined
  draft: ProductDraft
  /** a row said what the product is, not only which variants it has */
  isNamed: boolean
  stocks: readonly PlannedStock[]
  /** what rows say of the stock, by variant */
  counted: Map<string, string>
  unreadable: Record<string, string>
  shortened: Record<string, string>
}

type Known = { existing: readonly ShopProduct[]; shops: readonly NamedShop[]; knowsCost: boolean }

/** The shop that a heading names. */
type ShopOf = (name: string) => NamedShop | undefined

/** Looks up each heading once, not in each row. */
function shopFinder(shops: readonly NamedShop[]): ShopOf {
  const found = new Map<string, NamedShop | undefined>()
  return (name) => {
    if (!found.has(name)) found.set(name, shopNamed(name, shops))
    return found.get(name)
  }
}

const yes = ['x', '1', 'yes', 'true', 'ใช่', 'ja', 'oui', 'sim']
const no = ['0', 'no', 'false', 'ไม่', 'ไม่ใช่', 'nein', 'non', 'não']

const archivedIn = (cell: string | undefined): boolean | undefined => {
  const plain = cell?.toLowerCase()
  if (plain !== undefined && yes.includes(plain)) return true
  return plain !== undefined && no.includes(plain) ? false : undefined
}

/** An amount in a cell; a text that isn't one is noted under `name`. */
function amountIn(building: Building, cell: string | undefined, name: string) {
  if (cell === undefined) return undefined
  const amount = parseBaht(cell)
  if (typeof amount === 'number') return amount
  building.unreadable[name] = amount
  return undefined
}

/** A code in a cell; one that is shortened, with none stored to stay, is noted under `path`. */
function codeFor(building: Building, cell: string | undefined, before: string, path: string): string {
  if (cell !== undefined && isShortened(cell) && before === '') building.shortened[path] = cell
  return codeIn(cell, before)
}

/** The prices of shops, with those that a row has in their columns. */
function takePrices(building: Building, { shops: cells }: SheetRow, shopOf: ShopOf): void {
  for (const [name, cell] of cells ?? []) {
    const shop = shopOf(name)
    if (!shop) building.unreadable[`shop:${name}`] = 'unknown-shop'
    const price = shop && amountIn(building, cell, shopPriceOf(shop.id))
    if (!shop || price === undefined) continue
    const { prices } = building.draft
    const isKnown = prices.some(({ shopId }) => shopId === shop.id)
    const changed = prices.map((each) => (each.shopId === shop.id ? { ...each, price } : each))
    building.draft = { ...building.draft, prices: isKnown ? changed : [...prices, { shopId: shop.id, price }] }
  }
}

/** Notes what a row says of the stock of the product or of its variant in this position. */
function takeStock(building: Building, row: SheetRow, variant = '', position = -1): void {
  const { base, stocks, draft } = building
  const id = draft.variants[position]?.id
  const stock = position < 0 ? base?.stock : base?.variants.find((each) => id !== 0 && each.id === id)?.stock
  const place = position < 0 ? '' : `variants.${position}.`
  const planned = stockIn(row, variant, stock, (column, code) => {
    building.unreadable[place + column] = code
  })
  const { onHand, lowAt } = row.cells
  const [key, said] = [plainName(variant), JSON.stringify([onHand, lowAt])]
  const before = building.counted.get(key)
  if (onHand === undefined && lowAt === undefined) return
  if (before !== undefined && before !== said) building.unreadable[`${place}onHand`] = 'twice'
  building.counted.set(key, said)
  if (planned && before === undefined) building.stocks = [...stocks, planned]
}

function takeProduct(building: Building, row: SheetRow, shopOf: ShopOf, knowsCost: boolean): void {
  const { cells } = row
  const { draft } = building
  const { name, sku, barcode, unit, aliases } = cells
  building.draft = {
    ...draft,
    name: name ?? draft.name,
    sku: codeFor(building, sku, draft.sku, 'sku'),
    barcode: codeFor(building, barcode, draft.barcode, 'barcode'),
    unit: unit ?? draft.unit,
    aliases: aliases ?? draft.aliases,
    price: amountIn(building, cells.price, 'price') ?? draft.price,
    cost: (knowsCost ? amountIn(building, cells.cost, 'cost') : undefined) ?? draft.cost,
    archived: archivedIn(cells.archived) ?? draft.archived,
  }
  takePrices(building, row, shopOf)
  takeStock(building, row)
  // two products of one name, or one product twice: which row is right isn't known
  if (building.isNamed && JSON.stringify(building.draft) !== JSON.stringify(draft)) building.unreadable.name = 'taken'
  building.isNamed = true
}

function takeVariant(building: Building, row: SheetRow): void {
  const { line, cells, shops } = row
  const { variants } = building.draft
  const { variant: name = '', id, sku, barcode } = cells
  const known =
    variants.find((each) => each.id > 0 && each.id === Number(id)) ??
    variants.find((each) => plainName(each.name) === plainName(name))
  const before: VariantDraft = known ?? {
    key: `row ${line}`,
    id: 0,
    name,
    sku: '',
    barcode: '',
    price: null,
    ...blankOpening,
    archived: false,
  }
  const place = known ? variants.indexOf(known) : variants.length
  const after: VariantDraft = {
    ...before,
    name,
    sku: codeFor(building, sku, before.sku, `variants.${place}.sku`),
    barcode: codeFor(building, barcode, before.barcode, `variants.${place}.barcode`),
    price: amountIn(building, cells.price, variantPriceOf(before.key)) ?? before.price,
    archived: archivedIn(cells.archived) ?? before.archived,
  }
  building.draft = {
    ...building.draft,
    variants: known ? variants.map((each) => (each === known ? after : each)) : [...variants, after],
  }
  if (shops) building.unreadable[variantPriceOf(before.key)] = 'of-product'
  takeStock(building, row, name, place)
}

/**
 * What an import of these rows does, product by product, in their order. A product is found by its number, its SKU or
 * its name, unless that one has another SKU; rows with a variant belong to the product they name. Blank cells change
 * nothing.
 */
export function planImport(rows: readonly SheetRow[], known: Known): readonly PlannedProduct[] {
  const find = finder(rows, known.existing)
  const shopOf = shopFinder(known.shops)
  const buildings: Building[] = []
  const latest = new Map<string, Building>()
  for (const row of rows) {
    const base = find(row.cells)
    const key = base ? `#${base.id}` : plainName(row.cells.name ?? '')
    const before = latest.get(key)
    const isNext = !base && row.cells.variant === undefined && isOtherCode(row.cells.sku, before?.draft.sku ?? '')
    const building: Building =
      before && !isNext
        ? before
        : {
            line: row.line,
            lines: [],
            base,
            draft: base ? draftOf(base) : blankProduct,
            isNamed: false,
            stocks: [],
            counted: new Map(),
            unreadable: {},
            shortened: {},
          }
    if (building !== before) buildings.push(building)
    building.lines.push(row.line)
    latest.set(key, building)
    if (row.cells.variant === undefined) takeProduct(building, row, shopOf, known.knowsCost)
    else {
      if (!base && building.draft.name === '') building.draft = { ...building.draft, name: row.cells.name ?? '' }
      takeVariant(building, row)
    }
  }
  const codes = codesInUse(known.existing)
  return buildings.map(({ line, lines, base, draft, stocks, unreadable, shortened }) => {
    const isChanged = base === undefined || Object.keys(changesOf(base, draft)).length > 0
    const isSame = !isChanged && stocks.length === 0
    // its variants are counted one by one
    if (stocks.some(({ variant }) => variant === '') && draft.variants.some(({ archived }) => !archived))
      unreadable.onHand = 'of-variants'
    const wrong = productErrors(base, draft, unreadable)
    return {
      line,
      lines,
      name: draft.name || base?.name || '',
      kind: base ? (isSame ? 'same' : 'change') : 'new',
      base,
      draft,
      stocks,
      errors: isChanged && Object.keys(wrong).length === 0 ? codes.take(base, line, productOf(draft)) : wrong,
      shortened,
    }
  })
}
