import { basename } from 'node:path'
import { systemClock } from '../../core/kernel/clock'
import type { Backend } from '../../service/handle'
import { type Columns, ColumnsError, columnsOf, headIn, readMap } from '../../service/orders/import/columns'
import type { RowProblem } from '../../service/orders/import/order-rows'
import { type ReadOrder, readOrders } from '../../service/orders/import/read-orders'
import {
  customerOf,
  knownCustomers,
  sortOut,
  storedTogether,
  storeOrders,
} from '../../service/orders/import/store-orders'
import { shopsTable } from '../../service/shops/shops.table'
import { readFile } from '../import/read-file'
import { writeRejected } from '../import/rejected-rows'
import { describeFile, describeOrders, describeProblems, ordersCount, rowsCount } from '../import/report'
import { FileError, type Sheet } from '../import/sheet'
import type { Values } from './command'
import { CommandError } from './command-error'
import { withShop } from './with-shop'

type Store = Backend['store']
type Table = { readonly sheet: Sheet; readonly columns: Columns }

/** The named sheet, or the first one with headings. */
function sheetIn(sheets: readonly Sheet[], wanted: string | undefined, map: ReturnType<typeof readMap>): Sheet {
  const names = sheets.map(({ name }) => `“${name}”`).join(', ')
  const found =
    wanted === undefined
      ? (sheets.find(({ rows }) => headIn(rows, map) !== undefined) ?? sheets[0])
      : sheets.find(({ name }) => name === wanted)
  if (!found) throw new CommandError(`There is no sheet “${wanted ?? ''}”. The file has: ${names}`)
  return found
}

async function tableIn(file: string, { map = [], sheet: wanted }: Values): Promise<Table> {
  try {
    const pairs = readMap(map)
    const sheet = sheetIn(await readFile(file), wanted, pairs)
    const columns = columnsOf(sheet.rows, pairs)
    const isOrders =
      columns.of.has('date') && ['number', 'total', 'price', 'amount'].some((each) => columns.of.has(each as 'number'))
    if (!isOrders)
      throw new ColumnsError(
        `No column is the date, or none is a number, a total or a price: these aren’t orders. Customers come with their orders; a list of customers alone can’t be imported. The headings are: ${columns.headings.filter(Boolean).join(', ')}. Name a column with --map, such as --map "${columns.left[0] ?? 'วันที่โอน'}=date".`,
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

type Outcome = { readonly fresh: ReadOrder[]; readonly stored: number; readonly taken: ReadOrder[] }

/** Stores the orders, or with `isDryRun` looks which ones would be, some at a time. */
async function store(place: Store, orders: readonly ReadOrder[], isDryRun: boolean): Promise<Outcome> {
  const outcome = { fresh: [] as ReadOrder[], stored: 0, taken: [] as ReadOrder[] }
  for (let at = 0; at < orders.length; at += storedTogether) {
    const some = orders.slice(at, at + storedTogether)
    const imported = some.map(({ order }) => order)
    const sorted = isDryRun
      ? await place.transact(null, (tx) => sortOut(tx, imported), 'reads')
      : await place.transact(null, (tx) => storeOrders(tx, imported))
    const fresh = new Set(sorted.fresh)
    outcome.fresh.push(...some.filter(({ order }) => fresh.has(order)))
    outcome.stored += sorted.stored.length
    outcome.taken.push(...some.filter(({ order }) => sorted.taken.includes(order.OrderNumber)))
    if (!isDryRun && process.stderr.isTTY)
      process.stderr.write(`\r${Math.min(at + storedTogether, orders.length)} of ${ordersCount(orders.length)}`)
  }
  if (!isDryRun && process.stderr.isTTY) process.stderr.write('\n')
  return outcome
}

async function countKnown(place: Store, orders: readonly ReadOrder[]): Promise<number> {
  const keys = [...new Set(orders.map(({ order }) => customerOf(order)))]
  let known = 0
  for (let at = 0; at < keys.length; at += storedTogether)
    known += await place.transact(null, (tx) => knownCustomers(tx, keys.slice(at, at + storedTogether)), 'reads')
  return known
}

/** Imports old orders from a spreadsheet; returns 1 if rows were rejected. Repeating it stores nothing twice. */
export async function importCommand(file: string, values: Values): Promise<number> {
  if (values.kind !== 'orders') throw new CommandError('--kind must be orders. Customers come with their orders.')
  const { sheet, columns } = await tableIn(file, values)
  const isDryRun = values['dry-run']
  return withShop(values, async ({ store: place }) => {
    const { shop, shopOf } = await shopsIn(place, values.shop)
    const read = await readOrders(sheet.rows, columns, { now: systemClock.now(), shop, shopOf })
    for (const line of describeFile(basename(file), sheet, columns, read.count)) console.log(line)
    const { fresh, stored, taken } = await store(place, read.orders, isDryRun)
    const known = isDryRun ? await countKnown(place, fresh) : undefined
    const problems: readonly RowProblem[] = [
      ...read.problems,
      ...taken.map(({ rows: [row = 0], order }) => ({
        row,
        heading: 'number',
        text: `another order of the shop has the number ${order.OrderNumber}`,
      })),
    ]
    const rejected = [...read.rejected, ...taken.flatMap(({ rows }) => rows)].sort((one, other) => one - other)
    console.log(
      describeOrders(
        fresh.map(({ order }) => order),
        isDryRun ? 'would be created' : 'created',
        known,
      ),
    )
    if (stored > 0) console.log(`${ordersCount(stored)} already there`)
    if (rejected.length > 0) {
      console.log(`${rowsCount(rejected.length)} rejected:`)
      for (const line of describeProblems(problems)) console.log(line)
      if (!isDryRun) {
        const name = writeRejected(file, sheet.rows, columns, rejected, problems)
        console.log(`The rejected rows are in ${name}. Mend them there and import that file.`)
      }
    }
    if (isDryRun) console.log('Nothing was stored: this was a dry run.')
    return rejected.length > 0 ? 1 : 0
  })
}
