import { isoTime, systemClock } from '../../core/kernel/clock'
import { isWaiting, outboxTable, type QueuedMail } from '../../service/email/email.outbox'
import { invoicesTable, removedInvoicesTable, type StoredInvoice } from '../../service/invoices/invoices.table'
import { importedBy } from '../../service/orders/import/store-orders'
import type { Table } from '../../service/table'
import { textCode } from '../orders/orders.text-codes'
import { build } from '../sql/database'
import { latestVersion } from '../sqlite/migrations'
import type { SqliteConnection } from '../sqlite/sqlite-connection'
import { customerCards, customers, expectCards } from './customers'
import { type Expected, expect, sumKey } from './expected'
import { type Finding, some } from './finding'
import { orderLetters } from './order-letters'
import { rowsOf } from './raw'
import { indexProblem, openTrialIndex } from './search-index'

function version(connection: SqliteConnection): Finding {
  const found = connection.pragma('user_version')
  const name = 'schema version'
  if (found > latestVersion) return { name, problem: `${found} is newer than this program (${latestVersion})` }
  if (found < latestVersion)
    return { name, problem: `${found}; the next start of the server brings it to ${latestVersion}` }
  return { name, detail: String(found) }
}

function integrity(connection: SqliteConnection): Finding {
  const found = rowsOf<{ integrity_check: string }>(connection, 'pragma integrity_check(3)')
  const problems = found.map((each) => each.integrity_check).filter((each) => each !== 'ok')
  return { name: 'file', ...(problems.length > 0 ? { problem: some(problems) } : { detail: 'no damage found' }) }
}

function references(connection: SqliteConnection): Finding {
  const broken = rowsOf<{ table: string; parent: string }>(connection, 'pragma foreign_key_check')
  const found = new Set(broken.map(({ table, parent }) => `${table} → ${parent}`))
  return { name: 'references', problem: broken.length > 0 ? `missing rows: ${some([...found])}` : undefined }
}

function smallRows(connection: SqliteConnection): Finding {
  const broken = rowsOf<{ tbl: string; key: string }>(
    connection,
    `select tbl, key from small_rows where not json_valid(json)
     union all select tbl, key from keyed_rows where not json_valid(json)
     union all select 'cards', id from cards where not json_valid(json)`,
  )
  return {
    name: 'other rows',
    problem: broken.length > 0 ? `unreadable: ${some(broken.map(({ tbl, key }) => `${tbl} ${key}`))}` : undefined,
  }
}

type Explained = {
  /** numbers in the list, by what became of their records */
  readonly groups?: readonly (readonly [name: string, numbers: readonly number[]])[]
  /** numbers that aren't in the list, after which ours went on */
  readonly leaps?: ReadonlySet<number>
}

/** Repeated and missing numbers in an ascending list. */
function sequence(
  name: string,
  numbers: readonly number[],
  { groups = [], leaps = new Set() }: Explained = {},
): Finding {
  const doubled = numbers.filter((each, nth) => nth > 0 && each === numbers[nth - 1])
  const gaps = numbers.flatMap((each, nth) => {
    const before = numbers[nth - 1] ?? each - 1
    return each > before + 1 && !leaps.has(each - 1)
      ? [each === before + 2 ? `${before + 1}` : `${before + 1} to ${each - 1}`]
      : []
  })
  const missing = gaps.length > 0 ? [`missing: ${some(gaps)}`] : []
  const problems = [...missing, ...(doubled.length > 0 ? [`used twice: ${some(doubled)}`] : [])]
  const [lowest, highest] = [numbers[0], numbers.at(-1)]
  const known = groups.flatMap(([group, all]) => (all.length > 0 ? [`; ${group}: ${some(all)}`] : [])).join('')
  return {
    name,
    problem: problems.length > 0 ? problems.join('; ') : undefined,
    detail: lowest === undefined ? 'none' : `${lowest} to ${highest}${known}`,
  }
}

/** Mails that wait for longer than an outage of a mail server usually takes, in milliseconds. */
const longWait = 6 * 60 * 60_000

function mails(connection: SqliteConnection): Finding {
  const rows = connection.all(build.selectFrom('small_rows').select('json').where('tbl', '=', outboxTable.name))
  const waiting = rows.map(({ json }) => JSON.parse(json) as QueuedMail).filter(isWaiting)
  const oldest = Math.min(...waiting.map(({ queuedAt }) => queuedAt))
  const detail = `${waiting.length} waiting`
  const isLate = oldest < systemClock.now() - longWait
  return { name: 'emails', detail, problem: isLate ? `${detail}, the oldest since ${isoTime(oldest)}` : undefined }
}

function orderNumbers(connection: SqliteConnection): Finding {
  const all = rowsOf<{ running: number; imported: number }>(
    connection,
    `select running, taken_by = ${textCode(importedBy)} as imported from orders where running > 0 order by running`,
  )
  const runningOf = (imported: number) => all.filter((row) => row.imported === imported).map(({ running }) => running)
  return sequence('order numbers', runningOf(0), { leaps: new Set(runningOf(1)) })
}

function invoiceNumbers(connection: SqliteConnection): Finding {
  const rowsIn = ({ name }: Table<never>) =>
    connection
      .all(build.selectFrom('small_rows').select('json').where('tbl', '=', name))
      .map(({ json }) => JSON.parse(json) as Pick<StoredInvoice, 'id' | 'cancelled'>)
      .sort((one, other) => one.id - other.id)
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const [invoices, removed] = [rowsIn(invoicesTable), rowsIn(removedInvoicesTable)]
  const all = idsOf([...invoices, ...removed]).sort((one, other) => one - other)
  return sequence('invoice numbers', all, {
    groups: [
      ['removed', idsOf(removed)],
      ['cancelled', idsOf(invoices.filter(({ cancelled }) => cancelled))],
    ],
  })
}

type Sums = Expected['days']

/** Compares stored sums with those of the rows; sums of zero may be stored or not. */
function sums(name: string, stored: Sums, expected: Sums): Finding {
  const none = { orders: 0, total: 0 }
  const wrong = [...new Set([...stored.keys(), ...expected.keys()])].filter((key) => {
    const [one, other] = [stored.get(key) ?? none, expected.get(key) ?? none]
    return one.orders !== other.orders || one.total !== other.total
  })
  const told = wrong.map((key) => (JSON.parse(key) as unknown[]).join(' '))
  return { name, isDerived: true, problem: wrong.length > 0 ? `differ from the orders: ${some(told)}` : undefined }
}

/** Compares everything that is derived from the orders and cards with them. */
function derived(connection: SqliteConnection): readonly Finding[] {
  const trial = openTrialIndex(connection)
  try {
    const expected = expect(connection, (id, words) => trial.add('order', id, words))
    const ids = new Map(
      connection.all(build.selectFrom('customers').select(['id', 'key'])).map(({ id, key }) => [key, id]),
    )
    for (const [key, { words }] of expected.customers) {
      const id = ids.get(key)
      if (id !== undefined) trial.add('customer', id, words)
    }
    const cards = expectCards(connection, expected.customers, (id, words) => trial.add('card', id, words))
    const days = connection.all(build.selectFrom('order_days').selectAll())
    const provinces = connection.all(build.selectFrom('order_provinces').selectAll())
    const kinds = connection.all(build.selectFrom('order_kinds').selectAll())
    const products = connection.all(build.selectFrom('order_products').selectAll())
    const { stale, count } = expected
    return [
      {
        name: 'orders',
        isDerived: true,
        detail: String(count),
        problem: stale.length > 0 ? `columns differ from the order: ${some(stale)}` : undefined,
      },
      sums(
        'sums by day',
        new Map(days.map((each) => [sumKey(each.day, each.shop_id, each.status), each])),
        expected.days,
      ),
      sums(
        'sums by province',
        new Map(provinces.map((each) => [sumKey(each.province, each.day, each.shop_id), each])),
        expected.provinces,
      ),
      sums(
        'sums by kind',
        new Map(kinds.map(({ orders, ...kind }) => [sumKey(...Object.values(kind)), { orders, total: 0 }])),
        expected.kinds,
      ),
      sums(
        'sums by product',
        new Map(products.map((each) => [sumKey(each.product_id, each.status), { orders: 0, total: each.pieces }])),
        expected.products,
      ),
      orderLetters(connection),
      customers(connection, expected.customers, cards.marks),
      customerCards(cards),
      { name: 'search index', isDerived: true, problem: indexProblem(connection) },
    ]
  } finally {
    trial.close()
  }
}

/** A check that fails is a finding, too. */
function attempt(name: string, check: () => readonly Finding[]): readonly Finding[] {
  try {
    return check()
  } catch (error) {
    return [{ name, problem: `can't be read: ${(error as Error).message}` }]
  }
}

const checks: readonly (readonly [name: string, check: (connection: SqliteConnection) => readonly Finding[]])[] = [
  ['file', (connection) => [integrity(connection)]],
  ['references', (connection) => [references(connection)]],
  ['other rows', (connection) => [smallRows(connection)]],
  ['emails', (connection) => [mails(connection)]],
  ['order numbers', (connection) => [orderNumbers(connection)]],
  ['invoice numbers', (connection) => [invoiceNumbers(connection)]],
  ['orders', derived],
]

/** Compares the rows with each other, all in one state of the database. */
export function examine(connection: SqliteConnection): readonly Finding[] {
  const schema = attempt('schema version', () => [version(connection)])
  // other versions have other tables
  if (schema.some(({ problem }) => problem !== undefined)) return schema
  connection.execute('begin')
  try {
    return [...schema, ...checks.flatMap(([name, check]) => attempt(name, () => check(connection)))]
  } finally {
    connection.execute('rollback')
  }
}
