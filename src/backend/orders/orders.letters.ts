import { sql } from 'kysely'
import type { Order } from '../../core/orders/orders.contract'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { blockLength, type Facet, facets, lettersOfOrder, statusOfLetter } from './orders.facets'

const blockOf = (id: number): number => Math.floor(id / blockLength)

type Changed = { readonly id: number; readonly before: Order | undefined; readonly after: Order }

/** Letters of ids that follow each other within a block. */
type Run = { readonly facet: Facet; readonly block: number; readonly start: number; letters: string }

function runsOf(changes: readonly Changed[]): readonly Run[] {
  const sorted = changes
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, before, after }) => ({ id, before: before && lettersOfOrder(before), after: lettersOfOrder(after) }))
  return facets.flatMap((facet, nth) => {
    const runs: Run[] = []
    for (const { id, before, after } of sorted) {
      const [block, start, last, letter] = [blockOf(id), id % blockLength, runs.at(-1), after[nth] ?? '']
      if (before?.[nth] === letter) continue
      if (last?.block === block && last.start + last.letters.length === start) last.letters += letter
      else runs.push({ facet, block, start, letters: letter })
    }
    return runs
  })
}

/** Keeps `order_letters` as the orders are. Runs of the same orders are stored together. */
export function storeLetters(connection: Connection, changes: readonly Changed[]): void {
  const places = Map.groupBy(runsOf(changes), ({ block, start, letters }) => `${block} ${start} ${letters.length}`)
  for (const runs of places.values()) {
    const [{ start, letters }] = runs as [Run]
    const end = start + letters.length
    const stored = sql`order_letters.letters`
    connection.run(
      build
        .insertInto('order_letters')
        .values(
          runs.map((run) => ({
            facet: run.facet,
            block: run.block,
            letters: run.letters.padStart(end).padEnd(blockLength),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['facet', 'block']).doUpdateSet({
            letters: sql<string>`substr(${stored}, 1, ${start}) ||
              substr(excluded.letters, ${start + 1}, ${letters.length}) || substr(${stored}, ${end + 1})`,
          }),
        ),
    )
  }
}

/** The blocks of `order_letters` that are about these orders. */
export function blocksOf(ids: readonly number[]): readonly number[] {
  const blocks = new Set<number>()
  let last = -1
  for (const id of ids) {
    const block = blockOf(id)
    // neighbours mostly are of one block
    if (block !== last) blocks.add(block)
    last = block
  }
  return [...blocks]
}

type Block = { readonly facet: string; readonly block: number; readonly letters: string }

export const readBlocks = (
  connection: Connection,
  wanted: readonly Facet[],
  blocks: readonly number[],
): readonly Block[] =>
  connection.all(
    build
      .selectFrom('order_letters')
      .select(['facet', 'block', 'letters'])
      .where('facet', 'in', wanted)
      .where('block', 'in', connection.dialect.numbers(blocks)),
  )

/** The letters that a filter lets through. */
export type LetterFilter = { readonly facet: Facet; readonly letters: string }

/** The status of an order; undefined for one of its own. */
export type StatusOf = (id: number) => string | undefined

export type Counted = {
  /** those that the filters let through */
  readonly ids: readonly number[]
  readonly counts: ReadonlyMap<string, number>
  readonly statusOf: StatusOf
}

/** The letter that an order has of one facet; '' if it isn't known. */
function lettersIn(blocks: readonly Block[], wanted: Facet): (id: number) => string {
  const ofFacet = blocks.filter(({ facet }) => facet === wanted)
  const known = new Map(ofFacet.map(({ block, letters }) => [block, letters]))
  let [last, letters] = [-1, '']
  return (id) => {
    const block = blockOf(id)
    // neighbours mostly are of one block
    if (block !== last) [last, letters] = [block, known.get(block) ?? '']
    return letters.charAt(id - block * blockLength)
  }
}

/** Filters and counts orders without reading them. Undefined if one has a status of its own. */
export function countByStatus(
  blocks: readonly Block[],
  found: readonly number[],
  filters: readonly LetterFilter[],
): Counted | undefined {
  let ids = found
  for (const { facet, letters: wanted } of filters) {
    const letterAt = lettersIn(blocks, facet)
    ids = ids.filter((id) => wanted.includes(letterAt(id) || ' '))
  }
  const letterAt = lettersIn(blocks, 'status')
  const counted = new Map<string, number>()
  for (const id of ids) {
    const letter = letterAt(id)
    counted.set(letter, (counted.get(letter) ?? 0) + 1)
  }
  const counts = new Map<string, number>()
  for (const [letter, count] of counted) {
    const status = statusOfLetter(letter)
    if (status === undefined) return undefined
    counts.set(status, count)
  }
  return { ids, counts, statusOf: (id) => statusOfLetter(letterAt(id)) }
}
