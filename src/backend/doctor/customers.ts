import { lookUp } from '../../core/kernel/look-up'
import type { CustomerCard } from '../../service/customers/customers.card'
import { cardIn, cardRow, cardWords } from '../customers/customers.cards.row'
import { storeCardWords, storeKeys } from '../customers/customers.cards.rows'
import type { Words } from '../sql/connection'
import { build } from '../sql/database'
import type { SqliteConnection } from '../sqlite/sqlite-connection'
import type { Expected, ExpectedCustomer } from './expected'
import { type Finding, some } from './finding'

const pageLength = 500

type StoredCard = { readonly id: number; readonly columns: object; readonly card: CustomerCard }

/** All cards with their columns, ascending by id; throws at one that can't be read. */
function* storedCards(connection: SqliteConnection): Generator<StoredCard> {
  for (let last = 0; ; ) {
    const page = connection.all(
      build.selectFrom('cards').selectAll().where('id', '>', last).orderBy('id').limit(pageLength),
    )
    for (const { id, ...columns } of page) yield { id, columns, card: cardIn(columns.json) }
    last = page.at(-1)?.id ?? last
    if (page.length < pageLength) return
  }
}

const isLater = (one: ExpectedCustomer, other: ExpectedCustomer): boolean =>
  one.latest_at > other.latest_at || (one.latest_at === other.latest_at && one.latest > other.latest)

/** Of cards with one key, the first has it. */
function newKeys(): (key: string) => boolean {
  const taken = new Set<string>()
  return (key) => taken.size < taken.add(key).size
}

/** The card of a customer, and whether the list shows them. */
type Mark = { readonly card: number | null; readonly shown: number }

type ExpectedCards = {
  /** by `customers.key`, of those who have a card */
  readonly marks: ReadonlyMap<string, Mark>
  /** ids of cards whose columns or keys differ from the card */
  readonly stale: readonly number[]
  readonly count: number
}

/** Reads all cards once; `index` receives the words of each. */
export function expectCards(
  connection: SqliteConnection,
  customers: Expected['customers'],
  index: (id: number, words: Words) => void,
): ExpectedCards {
  const keys = new Map(connection.all(build.selectFrom('card_keys').selectAll()).map(({ key, card }) => [key, card]))
  const marks = new Map<string, Mark>()
  const isNew = newKeys()
  const stale: number[] = []
  let count = 0
  for (const { id, columns, card } of storedCards(connection)) {
    count++
    const own = card.keys.filter(isNew)
    const known = own.flatMap((key) => {
      const customer = customers.get(key)
      return customer ? [{ key, customer }] : []
    })
    const [latest] = known.toSorted((one, other) => (isLater(one.customer, other.customer) ? -1 : 1))
    for (const { key } of known) marks.set(key, { card: id, shown: Number(key === latest?.key) })
    const right: Record<string, unknown> = { ...cardRow(card), has_orders: Number(known.length > 0) }
    const isSame = Object.entries(columns).every(([name, value]) => name === 'json' || lookUp(right, name) === value)
    const hasKeys = own.every((key) => keys.get(key) === id)
    for (const key of own) keys.delete(key)
    if (!isSame || !hasKeys || card.id !== id) stale.push(id)
    index(id, cardWords(card))
  }
  return { marks, stale: [...stale, ...keys.values()], count }
}

/** Rebuilds what is derived from the cards; the customers of orders are stored after them. */
export function rebuildCards(connection: SqliteConnection): void {
  const isNew = newKeys()
  for (const { id, card } of storedCards(connection)) {
    const { id: _, json: __, ...columns } = cardRow(card)
    connection.run(
      build
        .updateTable('cards')
        .set({ ...columns, has_orders: 0 })
        .where('id', '=', id),
    )
    storeKeys(connection, [{ id, keys: card.keys.filter(isNew) }])
    storeCardWords(connection, [card])
  }
}

/** Compares the customers with the orders and cards. */
export function customers(
  connection: SqliteConnection,
  expected: Expected['customers'],
  marks: ExpectedCards['marks'],
): Finding {
  const stored = connection.all(build.selectFrom('customers').selectAll())
  const fields = ['orders', 'refused', 'latest', 'latest_at'] as const
  const wrong = stored.filter((row) => {
    const right = expected.get(row.key)
    const { card, shown } = marks.get(row.key) ?? { card: null, shown: Number(row.key !== '') }
    const isMarked = row.card === card && row.shown === shown
    return !right || !isMarked || fields.some((field) => right[field] !== row[field])
  })
  const missing = expected.size - stored.filter(({ key }) => expected.has(key)).length
  const count = wrong.length + missing
  return {
    name: 'customers',
    isDerived: true,
    detail: String(stored.length),
    problem: count > 0 ? `${count} differ from the orders and cards` : undefined,
  }
}

export const customerCards = ({ stale, count }: ExpectedCards): Finding => ({
  name: 'customer cards',
  isDerived: true,
  detail: String(count),
  problem: stale.length > 0 ? `columns or keys differ from the card: ${some(stale)}` : undefined,
})
