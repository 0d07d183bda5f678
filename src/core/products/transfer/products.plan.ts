import type { FieldErrors } from '../../kernel/errors'
import { parseBaht } from '../../kernel/money'
import {
  blankProduct,
  changesOf,
  draftOf,
  type ProductDraft,
  productErrors,
  type VariantDraft,
  variantPriceOf,
} from '../edit/products.edit.fields'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import type { SheetRow } from './products.read-sheet'

/** What an import does with one product. */
export type PlannedProduct = {
  /** its first row */
  line: number
  name: string
  kind: 'new' | 'change' | 'same'
  base: ShopProduct | undefined
  draft: ProductDraft
  /** error codes by path; such a product isn't imported */
  errors: FieldErrors
}

type Building = {
  line: number
  base: ShopProduct | undefined
  draft: ProductDraft
  unreadable: Record<string, string>
}

const yes = ['x', '1', 'yes', 'true', 'ใช่', 'ja', 'oui', 'sim']
const no = ['0', 'no', 'false', 'ไม่', 'ไม่ใช่', 'nein', 'non', 'não']

const archivedIn = (cell: string | undefined): boolean | undefined => {
  const plain = cell?.toLowerCase()
  if (plain !== undefined && yes.includes(plain)) return true
  return plain !== undefined && no.includes(plain) ? false : undefined
}

/** Rows and stored products by what a row may name them with. */
function finder(existing: readonly ShopProduct[]) {
  const byId = new Map(
    existing.flatMap((product) => [product.id, ...product.variants.map(({ id }) => id)].map((id) => [id, product])),
  )
  const bySku = new Map(existing.flatMap((product) => (product.sku ? [[product.sku, product]] : [])))
  const byName = new Map(
    existing.filter(({ archived }) => !archived).map((product) => [plainName(product.name), product]),
  )
  return ({ id, sku, name = '', variant }: SheetRow['cells']): ShopProduct | undefined =>
    byId.get(Number(id)) ?? (variant ? undefined : bySku.get(sku ?? '')) ?? byName.get(plainName(name))
}

/** An amount in a cell; a text that isn't one is noted under `name`. */
function amountIn(building: Building, cell: string | undefined, name: string) {
  if (cell === undefined) return undefined
  const amount = parseBaht(cell)
  if (typeof amount === 'number') return amount
  building.unreadable[name] = amount
  return undefined
}

const withoutZeros = (code: string): string => code.replace(/^0+/, '')

/** A code in a cell. A spreadsheet drops zeros before numbers and shortens long ones: such a code stays as it is. */
function codeIn(cell: string | undefined, before: string): string {
  if (cell === undefined || /^\d([.,]\d+)?e\+\d+$/i.test(cell)) return before
  const isSame = /^\d+$/.test(cell) && withoutZeros(cell) === withoutZeros(before)
  return isSame ? before : cell
}

function takeProduct(building: Building, { cells }: SheetRow, knowsCost: boolean): void {
  const { draft } = building
  const { name, sku, barcode, unit, aliases } = cells
  building.draft = {
    ...draft,
    name: name ?? draft.name,
    sku: codeIn(sku, draft.sku),
    barcode: codeIn(barcode, draft.barcode),
    unit: unit ?? draft.unit,
    aliases: aliases ?? draft.aliases,
    price: amountIn(building, cells.price, 'price') ?? draft.price,
    cost: (knowsCost ? amountIn(building, cells.cost, 'cost') : undefined) ?? draft.cost,
    archived: archivedIn(cells.archived) ?? draft.archived,
  }
}

function takeVariant(building: Building, { line, cells }: SheetRow): void {
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
    archived: false,
  }
  const after: VariantDraft = {
    ...before,
    name,
    sku: codeIn(sku, before.sku),
    barcode: codeIn(barcode, before.barcode),
    price: amountIn(building, cells.price, variantPriceOf(before.key)) ?? before.price,
    archived: archivedIn(cells.archived) ?? before.archived,
  }
  building.draft = {
    ...building.draft,
    variants: known ? variants.map((each) => (each === known ? after : each)) : [...variants, after],
  }
}

/**
 * What an import of these rows does, product by product, in their order. A product is found by its number, its SKU or
 * its name; rows with a variant belong to the product they name. Blank cells change nothing.
 */
export function planImport(
  rows: readonly SheetRow[],
  existing: readonly ShopProduct[],
  knowsCost: boolean,
): readonly PlannedProduct[] {
  const find = finder(existing)
  const buildings = new Map<string, Building>()
  for (const row of rows) {
    const base = find(row.cells)
    const key = base ? `#${base.id}` : plainName(row.cells.name ?? '')
    const building = buildings.get(key) ?? {
      line: row.line,
      base,
      draft: base ? draftOf(base) : blankProduct,
      unreadable: {},
    }
    buildings.set(key, building)
    if (row.cells.variant === undefined) takeProduct(building, row, knowsCost)
    else {
      if (!base && building.draft.name === '') building.draft = { ...building.draft, name: row.cells.name ?? '' }
      takeVariant(building, row)
    }
  }
  return [...buildings.values()].map(({ line, base, draft, unreadable }) => {
    const isSame = base !== undefined && Object.keys(changesOf(base, draft)).length === 0
    return {
      line,
      name: draft.name || base?.name || '',
      kind: base ? (isSame ? 'same' : 'change') : 'new',
      base,
      draft,
      errors: productErrors(base, draft, unreadable),
    }
  })
}
