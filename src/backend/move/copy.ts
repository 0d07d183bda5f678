import { createHash } from 'node:crypto'
import { lookUp } from '../../core/kernel/look-up'
import { cardIn, cardWords } from '../customers/customers.cards.row'
import { customerWords, orderWords } from '../orders/orders.row'
import { orderOf } from '../orders/orders.text'
import { storable } from '../postgres/language'
import { type Searched, searched, type Words } from '../sql/connection'
import { factsOfPlace, type MovedTable } from './moved-tables'
import { listed, type Row, type Side } from './side'

/** A table whose rows are the same on both sides. */
export type Moved = { readonly name: string; readonly rows: number; readonly digest: string }

/** Rows that are moved: read on one side, inserted into a table of the other. */
type Moving = {
  readonly name: string
  readonly columns: readonly string[]
  /** the rows of the side that is moved from */
  source(from: Side): Iterable<Row> | AsyncIterable<Row>
  /** reads back what was inserted, in the same order; undefined if that is impossible */
  readonly stored: string | undefined
}

const insertedTogether = 500

const statementOf = ({ name, columns, key }: MovedTable): string =>
  `select ${listed(columns)} from ${name} order by ${listed(key)}`

const tableMoving = (table: MovedTable): Moving => ({
  name: table.name,
  columns: table.columns,
  source: (from) => from.read(statementOf(table)),
  stored: statementOf(table),
})

const places = factsOfPlace.map((name) => `'${name}'`).join(', ')
const factsStatement = `select name, value from facts where name not in (${places}) order by name`
const facts: Moving = {
  name: 'facts',
  columns: ['name', 'value'],
  source: (from) => from.read(factsStatement),
  stored: factsStatement,
}

/** The rows that are searched, and what a search looks at. */
const described: Readonly<Record<Searched, readonly [statement: string, wordsOf: (json: string) => Words]>> = {
  order: ['select id, json from orders order by id', (json) => orderWords(orderOf(json))],
  customer: [
    `select customers.id, orders.json from customers join orders on orders.id = customers.latest order by customers.id`,
    (json) => customerWords(orderOf(json)),
  ],
  card: ['select id, json from cards order by id', (json) => cardWords(cardIn(json))],
}

/** Search indices are built anew: SQLite's can't be read. */
function wordsMoving(of: Searched, to: Side): Moving {
  const [statement, wordsOf] = described[of]
  const columns = ['rowid', 'words', 'digits']
  return {
    name: `${of}_words`,
    columns,
    async *source(from) {
      for await (const { id, json } of from.read(statement)) {
        yield { rowid: id, ...wordsOf(String(json)) }
      }
    },
    stored: to.dialect.keepsWords ? `select ${listed(columns)} from ${of}_words order by rowid` : undefined,
  }
}

async function copy({ name, columns, source }: Moving, from: Side, to: Side): Promise<void> {
  let waiting: Row[] = []
  for await (const row of source(from)) {
    waiting.push(row)
    if (waiting.length < insertedTogether) continue
    await to.insert(name, columns, waiting)
    waiting = []
  }
  if (waiting.length > 0) await to.insert(name, columns, waiting)
}

const textOf = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(columns.map((name) => storable(lookUp(row, name))))

/** Reads both sides again, row by row; throws at the first difference. */
async function compare({ name, columns, source, stored }: Moving, from: Side, to: Side): Promise<Moved> {
  const hash = createHash('sha256')
  let rows = 0
  const copied =
    stored === undefined
      ? undefined
      : (async function* () {
          yield* to.read(stored)
        })()
  for await (const row of source(from)) {
    const text = textOf(row, columns)
    const other = await copied?.next()
    if (other && (other.done || textOf(other.value, columns) !== text))
      throw new Error(`row ${rows + 1} of ${name} is not the same after it was copied`)
    hash.update(`${text}\n`)
    rows++
  }
  if (copied && !(await copied.next()).done) throw new Error(`${name} has more than ${rows} rows after it was copied`)
  return { name, rows, digest: hash.digest('hex') }
}

/** Copies all rows but the search indices. */
export async function copyTables(from: Side, to: Side, tables: readonly MovedTable[]): Promise<void> {
  for (const each of [facts, ...tables.map(tableMoving)]) await copy(each, from, to)
}

/** Builds the search indices anew. */
export async function copyWords(from: Side, to: Side): Promise<void> {
  for (const of of searched) await copy(wordsMoving(of, to), from, to)
}

/** Compares the search indices of a side, which can be read, with the orders; throws at the first difference. */
export async function compareWords(from: Side, to: Side): Promise<void> {
  for (const of of searched) await compare(wordsMoving(of, to), from, to)
}

/** Copies all rows, then compares them; `onMoved` is told of each table once it is the same on both sides. */
export async function copyShop(
  from: Side,
  to: Side,
  tables: readonly MovedTable[],
  onMoved: (moved: Moved) => void,
): Promise<void> {
  const all = [facts, ...tables.map(tableMoving), ...searched.map((of) => wordsMoving(of, to))]
  for (const each of all) await copy(each, from, to)
  for (const each of all) onMoved(await compare(each, from, to))
}
