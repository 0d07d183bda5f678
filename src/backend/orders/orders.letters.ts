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

/** Added to a block's number, it makes ten digits. */
const tenDigits = 1_000_000_000
const joinedLength = String(tenDigits).length + blockLength

/** Blocks of a facet one after the other, each with its number before its letters: a row for each would take longer to read. */
type Blocks = { readonly facet: string; readonly blocks: string }

export const readBlocks = (
  connection: Connection,
  wanted: readonly Facet[],
  blocks: readonly number[],
): readonly Blocks[] =>
  connection.all(
    build
      .selectFrom('order_letters')
      .select(['facet', sql<string>`string_agg((${sql.lit(tenDigits)} + block) || letters, '')`.as('blocks')])
      .where('facet', 'in', wanted)
      .where('block', 'in', connection.dialect.numbers(blocks))
      .groupBy('facet'),
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

/** The character code of the letter that an order has of one facet; 0 if it isn't known. */
function codesIn(all: readonly Blocks[], wanted: Facet): (id: number) => number {
  const { blocks } = all.find(({ facet }) => facet === wanted) ?? { blocks: '' }
  const starts = new Map<number, number>()
  for (let end = joinedLength; end <= blocks.length; end += joinedLength) {
    const start = end - blockLength
    starts.set(Number(blocks.slice(end - joinedLength, start)) - tenDigits, start)
  }
  let [last, start] = [-1, -1]
  return (id) => {
    const block = blockOf(id)
    // neighbours mostly are of one block
    if (block !== last) [last, start] = [block, starts.get(block) ?? -1]
    return start < 0 ? 0 : blocks.charCodeAt(start + id - block * blockLength)
  }
}

/** All letters are ASCII. */
const codes = 128

/** Filters and counts orders without reading them. Undefined if one has a status of its own. */
export function countByStatus(
  blocks: readonly Blocks[],
  found: readonly number[],
  filters: readonly LetterFilter[],
): Counted | undefined {
  let ids = found
  for (const { facet, letters } of filters) {
    const codeOf = codesIn(blocks, facet)
    const isWanted = new Uint8Array(codes)
    for (const letter of letters) isWanted[letter.charCodeAt(0)] = 1
    ids = ids.filter((id) => isWanted[codeOf(id)] === 1)
  }
  const codeOf = codesIn(blocks, 'status')
  // by code, as a map by letter is slower: some 4 ms for 125,000 orders
  const counted = new Uint32Array(codes)
  for (const id of ids) {
    const code = codeOf(id)
    counted[code] = (counted[code] ?? 0) + 1
  }
  const counts = new Map<string, number>()
  for (const [code, count] of counted.entries()) {
    if (count === 0) continue
    const status = statusOfLetter(String.fromCharCode(code))
    if (status === undefined) return undefined
    counts.set(status, count)
  }
  return { ids, counts, statusOf: (id) => statusOfLetter(String.fromCharCode(codeOf(id))) }
}
