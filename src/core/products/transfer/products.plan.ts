import type { FieldErrors } from '../../kernel/errors'
import { parseBaht } from '../../kernel/parse-baht'
import {
  blankProduct,
  changesOf,
  draftOf,
  type ProductDraft,
  productErrors,
  type VariantDraft,
  variantPriceOf,
} from '../edit/products.edit.fields'
import { plainCode } from '../products.code'
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
  /** a row said what the product is, not only which variants it has */
  isNamed: boolean
  unreadable: Record<string, string>
}

const yes = ['x', '1', 'yes', 'true', 'ใช่', 'ja', 'oui', 'sim']
const no = ['0', 'no', 'false', 'ไม่', 'ไม่ใช่', 'nein', 'non', 'não']

const archivedIn = (cell: string | undefined): boolean | undefined => {
  const plain = cell?.toLowerCase()
  if (plain !== undefined && yes.includes(plain)) return true
  return plain !== undefined && no.includes(plain) ? false : undefined
}

const withoutZeros = (code: string): string => code.replace(/^0+/, '')

/** A code in a cell. A spreadsheet drops zeros before numbers and shortens long ones: such a code stays as it is. */
function codeIn(cell: string | undefined, before: string): string {
  if (cell === undefined || /^\d([.,]\d+)?e\+\d+$/i.test(cell)) return before
  const isSame = /^\d+$/.test(cell) && withoutZeros(cell) === withoutZeros(before)
  return isSame ? before : cell
}

const isOtherCode = (cell: string | undefined, before: string): boolean =>
  before !== '' && plainCode(codeIn(cell, before)) !== plainCode(before)

/** Whether a row's name or SKU says that it is another product. */
function isOther({ cells: { name, sku } }: SheetRow, product: ShopProduct | undefined): boolean {
  if (!product || name === undefined || plainName(name) === plainName(product.name)) return false
  return product.sku === '' || sku === undefined || isOtherCode(sku, product.sku)
}

/** Whether another program numbered the rows: 1, 2, 3 and so on, mostly beside what has another number here. */
function areRowNumbers(rows: readonly SheetRow[], byId: ReadonlyMap<number, ShopProduct>): boolean {
  const numbered = rows.filter(({ cells: { id, variant } }) => id !== undefined && variant === undefined)
  const ids = numbered.map(({ cells }) => Number(cells.id))
  const isCounted = ids.length > 1 && ids.every((id, nth) => nth === 0 || id === (ids[nth - 1] ?? 0) + 1)
  const taken = numbered.filter((_, nth) => byId.has(ids[nth] ?? 0))
  const others = taken.filter((row) => isOther(row, byId.get(Number(row.cells.id))))
  return isCounted && others.length * 2 > taken.length
}

/** Stored products by what a row may name them with. */
function finder(rows: readonly SheetRow[], existing: readonly ShopProduct[]) {
  const byId = new Map(
    existing.flatMap((product) => [product.id, ...product.variants.map(({ id }) => id)].map((id) => [id, product])),
  )
  const hasIds = !areRowNumbers(rows, byId)
  const sold = existing.filter(({ archived }) => !archived)
  const archived = existing.filter((product) => product.archived)
  // what is sold comes before what isn't: its code may have been another one's
  const bySku = new Map(
    [...archived, ...sold].flatMap((product) => (product.sku ? [[plainCode(product.sku), product]] : [])),
  )
  const byName = new Map(sold.map((product) => [plainName(product.name), product]))
  return ({ id, sku, name = '', variant }: SheetRow['cells']): ShopProduct | undefined => {
    const numbered = hasIds ? byId.get(Number(id)) : undefined
    const coded = variant === undefined ? bySku.get(plainCode(sku ?? '')) : undefined
    const named = byName.get(plainName(name))
    // products may have the same name, but not under two codes
    const isNamed = named && (variant !== undefined || !isOtherCode(sku, named.sku))
    return numbered ?? coded ?? (isNamed ? named : undefined)
  }
}

/** An amount in a cell; a text that isn't one is noted under `name`. */
function amountIn(building: Building, cell: string | undefined, name: string) {
  if (cell === undefined) return undefined
  const amount = parseBaht(cell)
  if (typeof amount === 'number') return amount
  building.unreadable[name] = amount
  return undefined
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
  // two products of one name, or one product twice: which row is right isn't known
  if (building.isNamed && JSON.stringify(building.draft) !== JSON.stringify(draft)) building.unreadable.name = 'taken'
  building.isNamed = true
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
 * its name, unless that one has another SKU; rows with a variant belong to the product they name. Blank cells change
 * nothing.
 */
export function planImport(
  rows: readonly SheetRow[],
  existing: readonly ShopProduct[],
  knowsCost: boolean,
): readonly PlannedProduct[] {
  const find = finder(rows, existing)
  const buildings: Building[] = []
  const latest = new Map<string, Building>()
  for (const row of rows) {
    const base = find(row.cells)
    const key = base ? `#${base.id}` : plainName(row.cells.name ?? '')
    const known = latest.get(key)
    const isNext = !base && row.cells.variant === undefined && isOtherCode(row.cells.sku, known?.draft.sku ?? '')
    const building =
      known && !isNext
        ? known
        : { line: row.line, base, draft: base ? draftOf(base) : blankProduct, isNamed: false, unreadable: {} }
    if (building !== known) buildings.push(building)
    latest.set(key, building)
    if (row.cells.variant === undefined) takeProduct(building, row, knowsCost)
    else {
      if (!base && building.draft.name === '') building.draft = { ...building.draft, name: row.cells.name ?? '' }
      takeVariant(building, row)
    }
  }
  return buildings.map(({ line, base, draft, unreadable }) => {
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
