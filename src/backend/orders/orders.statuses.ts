import { sql } from 'kysely'
import { lookUp } from '../../core/kernel/look-up'
import type { Order, OrderStatus } from '../../core/orders/orders.contract'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'

/** How many ids a row of `order_statuses` is about: as many letters, of which a blank stands for no order. */
const blockLength = 1024

/** Stored, also by a migration: never change one. */
export const statusLetters: Readonly<Record<OrderStatus, string>> = {
  new: 'n',
  confirmed: 'c',
  packed: 'p',
  shipped: 's',
  delivered: 'd',
  cancelled: 'x',
  returned: 'r',
}
/** A status that was stored by something else. */
const otherLetter = '?'

const statuses = new Map(Object.entries(statusLetters).map(([status, letter]) => [letter, status]))
const letterOf = (status: string): string => lookUp(statusLetters, status) ?? otherLetter

const blockOf = (id: number): number => Math.floor(id / blockLength)

type Changed = { readonly id: number; readonly before: Order | undefined; readonly after: Order }

/** Letters of ids that follow each other within a block. */
type Run = { readonly block: number; readonly start: number; letters: string }

function runsOf(changes: readonly Changed[]): readonly Run[] {
  const runs: Run[] = []
  for (const { id, after } of changes.toSorted((one, other) => one.id - other.id)) {
    const [block, start, last] = [blockOf(id), id % blockLength, runs.at(-1)]
    const letter = letterOf(after.OrderStatus)
    if (last?.block === block && last.start + last.letters.length === start) last.letters += letter
    else runs.push({ block, start, letters: letter })
  }
  return runs
}

/** Keeps `order_statuses` as the orders are. */
export function storeStatuses(connection: Connection, changes: readonly Changed[]): void {
  const changed = changes.filter(({ before, after }) => before?.OrderStatus !== after.OrderStatus)
  for (const { block, start, letters } of runsOf(changed)) {
    const end = start + letters.length
    const stored = sql`order_statuses.letters`
    connection.run(
      build
        .insertInto('order_statuses')
        .values({ block, letters: letters.padStart(end).padEnd(blockLength) })
        .onConflict((conflict) =>
          conflict.column('block').doUpdateSet({
            letters: sql<string>`substr(${stored}, 1, ${start}) || ${letters} || substr(${stored}, ${end + 1})`,
          }),
        ),
    )
  }
}

/** The rows of `order_statuses` that are about these orders. */
export const blocksOf = (ids: readonly number[]): readonly number[] => [...new Set(ids.map(blockOf))]

type Blocks = readonly { readonly block: number; readonly letters: string }[]

export const readBlocks = (connection: Connection, blocks: readonly number[]): Blocks =>
  connection.all(
    build
      .selectFrom('order_statuses')
      .select(['block', 'letters'])
      .where('block', 'in', connection.dialect.numbers(blocks)),
  )

/** The status of an order; undefined for one of its own. */
export type StatusOf = (id: number) => string | undefined

/** Counts orders without reading them. Undefined if one has a status of its own. */
export function countByStatus(
  blocks: Blocks,
  ids: readonly number[],
): { readonly counts: ReadonlyMap<string, number>; readonly statusOf: StatusOf } | undefined {
  const lettersOf = new Map(blocks.map(({ block, letters }) => [block, letters]))
  const letterAt = (id: number) => lettersOf.get(blockOf(id))?.charAt(id % blockLength) ?? ''
  const counted = new Map<string, number>()
  for (const id of ids) {
    const letter = letterAt(id)
    counted.set(letter, (counted.get(letter) ?? 0) + 1)
  }
  const counts = new Map<string, number>()
  for (const [letter, count] of counted) {
    const status = statuses.get(letter)
    if (status === undefined) return undefined
    counts.set(status, count)
  }
  return { counts, statusOf: (id) => statuses.get(letterAt(id)) }
}
