import { basename } from 'node:path'
import { systemClock } from '../../core/kernel/clock'
import { sheetsMeant } from '../../core/kernel/sheet-choice'
import { mostImportedTogether } from '../../core/orders/import/orders.import.contract'
import { inOrder, type ReadOrder, readOrders } from '../../core/orders/import/read-orders'
import { type Columns, ColumnsError, columnsOf, readMap } from '../../core/orders/sheet/heading-columns'
import { areCustomers, areOrders, fitOfTable } from '../../core/orders/sheet/listed-records'
import type { RowProblem } from '../../core/orders/sheet/order-rows'
import type { Backend } from '../../service/handle'
import {
  customerOf,
  type Decided,
  decideOrders,
  importedBy,
  knownCustomers,
  storeOrders,
} from '../../service/orders/import/store-orders'
import { shopsTable } from '../../service/shops/shops.table'
import { inBatches } from '../import/batches'
import { readFile } from '../import/read-file'
import { keptIn, writeRejected } from '../import/rejected-rows'
import {
  describeFile,
  describeOrders,
  describeProblems,
  describeTotals,
  ordersCount,
  rowsCount,
} from '../import/report'
import { describeShared, sharedParcels } from '../import/shared-parcels'
import { FileError, type Sheet } from '../import/sheet'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { importCustomers } from './import-customers'
import { withShop } from './with-shop'

type Store = Backend['store']
type Table = { readonly sheet: Sheet; readonly columns: Columns }

const namesOf = (sheets: readonly Sheet[]): string => sheets.map(({ name }) => `“${name}”`).join(', ')

/** The named sheet, or the one that lists orders; without one, customers. */
function sheetIn(sheets: readonly Sheet[], wanted: string | undefined, map: ReturnType<typeof readMap>): Sheet {
  const found =
    wanted === undefined
      ? sheetsMeant(sheets, ({ rows }) => {
          const fit = fitOfTable(rows, map, areOrders)
          return fit === 'headed' ? fitOfTable(rows, map, areCustomers) : fit
        })
      : sheets.filter(({ name }) => name === wanted)
  const orders = found.filter(({ rows }) => fitOfTable(rows, map, areOrders) === 'listed')
  const [sheet, ...others] = orders.length > 0 ? orders : found
  if (!sheet) throw new CommandError(`There is no sheet “${wanted ?? ''}”. The file has: ${namesOf(sheets)}`)
  if (others.length > 0)
    throw new CommandError(
      `Several sheets can be imported: ${namesOf([sheet, ...others])}. Choose one, such as --sheet "${sheet.name}"`,
    )
  return sheet
}

async function tableIn(file: string, { map = [], sheet: wanted }: Values): Promise<Table> {
  try {
    const pairs = readMap(map)
    const sheet = sheetIn(await readFile(file), wanted, pairs)
    const columns = columnsOf(sheet.rows, pairs)
    if (!areOrders(columns) && !areCustomers(columns))
      throw new ColumnsError(
        `No column is the date, or none is a number, a total or a price: these aren’t orders. A list of customers alone needs their names and phone numbers. The headings are: ${columns.headings.filter(Boolean).join(', ')}. Name a column with --map, such as --map "${columns.left[0] ?? 'วันที่โอน'}=date".`,
      )
    return { sheet, columns }
  } catch (error) {
    if (error instanceof FileError) throw new CommandError(`${file} ${error.message}`)
    throw error instanceof ColumnsError ? new CommandError(`${file}: ${error.message}`) : error
  }
}

/** Finds shops by id or name. The only shop is that of all orders without one. */
async function shopsIn(store: Store, wanted: string | undefined) {
  const shops = await store.transact(null, (tx) => tx.read(shopsTable), 'reads')
  const shopOf = (text: string) =>
    shops.find(({ id, ShopName }) => String(id) === text || ShopName.trim().toLowerCase() === text.toLowerCase())?.id
  const shop = wanted === undefined ? (shops.length === 1 ? shops[0]?.id : undefined) : shopOf(wanted.trim())
  if (wanted !== undefined && shop === undefined)
    throw new CommandError(
      `There is no shop “${wanted}”. There are: ${shops.map(({ id, ShopName }) => `${ShopName} (${id})`).join(', ')}`,
    )
  return { shop, shopOf }
}

/** What happens to the orders of a file. */
type Sorted = {
  readonly fresh: readonly ReadOrder[]
  /** those that are stored */
  readonly stored: readonly ReadOrder[]
  /** those that can't be, as another order has their number */
  readonly refused: readonly { readonly read: ReadOrder; readonly reason: string }[]
}

const importer = { id: 0, username: importedBy, fullName: '' }

const reasons: Partial<Record<Decided['kind'], string>> = {
  customer: 'an order of another customer, of the same time, has the number',
  date: 'the date can’t be',
  negative: 'the total is below zero',
  shop: 'there is no such shop',
}

function reasonOf({ kind, other }: Decided, { OrderNumber, total }: ReadOrder['order']): string {
  const reason =
    kind === 'total' && other
      ? `an order of ${other.total / 100} instead of ${total / 100} baht, of the same time, has the number`
      : (reasons[kind] ?? 'another order of the shop has the number')
  return `${reason} ${OrderNumber}`
}

/** Stores the orders, or with `isDryRun` looks which ones would be. */
async function store(place: Store, orders: readonly ReadOrder[], isDryRun: boolean): Promise<Sorted> {
  const isShown = !isDryRun && process.stderr.isTTY
  const sorted = inOrder(orders)
  const parts = await inBatches(
    sorted,
    mostImportedTogether,
    (some) => {
      const inFile = some.map(({ order }) => order)
      return isDryRun
        ? place.transact(null, (tx) => decideOrders(tx, inFile), 'reads')
        : place.transact(null, (tx) => storeOrders(tx, inFile, importer))
    },
    { onDone: (count) => void (isShown && process.stderr.write(`\r${count} of ${ordersCount(orders.length)}`)) },
  )
  if (isShown) process.stderr.write('\n')
  const decided = parts.flat()
  const ofKind = (kind: Decided['kind']) => sorted.filter((_, nth) => decided[nth]?.kind === kind)
  return {
    fresh: ofKind('new'),
    stored: ofKind('stored'),
    refused: sorted
      .flatMap((read, nth) => {
        const each = decided[nth]
        return each && each.kind !== 'new' && each.kind !== 'stored'
          ? [{ read, reason: reasonOf(each, read.order) }]
          : []
      })
      .sort(({ read: one }, { read: other }) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0)),
  }
}

async function countKnown(place: Store, orders: readonly ReadOrder[]): Promise<number> {
  const keys = [...new Set(orders.map(({ order }) => customerOf(order)))]
  const counts = await inBatches(keys, mostImportedTogether, (some) =>
    place.transact(null, (tx) => knownCustomers(tx, some), 'reads'),
  )
  return counts.reduce((sum, each) => sum + each, 0)
}

async function storedIn(place: Store, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const known = await inBatches(numbers, mostImportedTogether, (some) =>
    place.transact(null, (tx) => [...tx.orders.byNumber(some).keys()], 'reads'),
  )
  return new Set(known.flat())
}

/**
 * Imports old orders, or customers alone, from a spreadsheet; returns 1 if rows were rejected. Repeating it stores nothing
 * twice.
 */
export async function importCommand(file: string, values: Values): Promise<number> {
  const { sheet, columns } = await tableIn(file, values)
  const isDryRun = values['dry-run']
  if (areCustomers(columns)) return importCustomers(file, { sheet, columns }, values)
  return withShop(values, async ({ store: place }) => {
    const { shop, shopOf } = await shopsIn(place, values.shop)
    const storedOf = (numbers: readonly string[]) => storedIn(place, numbers)
    const read = await readOrders(sheet.rows, columns, { now: systemClock.now(), shop, shopOf, storedOf })
    for (const line of describeFile(basename(file), sheet, columns, read.count)) console.log(line)
    const { fresh, stored, refused } = await store(place, read.orders, isDryRun)
    const known = isDryRun ? await countKnown(place, fresh) : undefined
    const problems: readonly RowProblem[] = [
      ...read.problems,
      ...refused.map(({ read: { rows }, reason }) => ({ row: rows[0] ?? 0, heading: 'number', text: reason })),
    ]
    const rejected = [...read.rejected, ...refused.flatMap(({ read: { rows } }) => rows)].sort(
      (one, other) => one - other,
    )
    console.log(
      describeOrders(
        fresh.map(({ order }) => order),
        isDryRun ? 'would be created' : 'created',
        known,
      ),
    )
    if (stored.length > 0) console.log(`${ordersCount(stored.length)} already there`)
    for (const line of describeTotals(read.totals)) console.log(line)
    for (const line of describeShared(await sharedParcels(place, fresh))) console.log(line)
    if (rejected.length > 0) {
      console.log(`${rowsCount(rejected.length)} rejected:`)
      for (const line of describeProblems(problems)) console.log(line)
      if (!isDryRun) console.log(keptIn(file, () => writeRejected(file, sheet.rows, columns, rejected, problems)))
    }
    if (isDryRun) console.log('Nothing was stored: this was a dry run.')
    return rejected.length > 0 ? 1 : 0
  })
}
