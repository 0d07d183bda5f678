import { appended, at, type Chunks, noChunks, replaced, values } from './keyed-chunks'
import { emptyIndex, type Index, placeOf, withoutPosition, withPosition } from './keyed-index'

/**
 * Rows by key, in insertion order. Each change returns a new version that shares its unchanged parts with the old one,
 * so the cost doesn't depend on the number of rows.
 */
export type Keyed<T> = Iterable<T> & {
  readonly size: number
  get(key: string): T | undefined
  has(key: string): boolean
  /** replaces the row with the same key, or appends it */
  set(row: T): Keyed<T>
  remove(key: string): Keyed<T>
  /** all rows in order; the same array on each call */
  toArray(): readonly T[]
}

export const emptyKeyed = <T>(keyOf: (row: T) => string): Keyed<T> => new Version(keyOf, noChunks, emptyIndex, 0)

/** Rows in their order; of two with the same key the later one wins, at the position of the first. */
export function fromArray<T>(keyOf: (row: T) => string, rows: Iterable<T>): Keyed<T> {
  let keyed = emptyKeyed(keyOf)
  for (const row of rows) keyed = keyed.set(row)
  return keyed
}

/** Marks a removed row until half of the positions are empty and the list is compacted. */
const hole = Symbol('removed')
const fewest = 32

class Version<T> implements Keyed<T> {
  private all: readonly T[] | undefined

  constructor(
    private readonly keyOf: (row: T) => string,
    private readonly chunks: Chunks<T | typeof hole>,
    private readonly index: Index,
    readonly size: number,
  ) {}

  get(key: string): T | undefined {
    const position = placeOf(this.index, key)
    return position < 0 ? undefined : (at(this.chunks, position) as T)
  }

  has(key: string): boolean {
    return placeOf(this.index, key) >= 0
  }

  set(row: T): Keyed<T> {
    const { keyOf, chunks, index, size } = this
    const key = keyOf(row)
    const position = placeOf(index, key)
    if (position < 0)
      return new Version(keyOf, appended(chunks, row), withPosition(index, key, chunks.length), size + 1)
    if (at(chunks, position) === row) return this
    return new Version(keyOf, replaced(chunks, position, row), index, size)
  }

  remove(key: string): Keyed<T> {
    const { keyOf, chunks, index, size } = this
    const position = placeOf(index, key)
    if (position < 0) return this
    const rest = new Version(keyOf, replaced(chunks, position, hole), withoutPosition(index, key), size - 1)
    const isSparse = chunks.length > Math.max(fewest, 2 * rest.size)
    return isSparse ? fromArray(keyOf, rest) : rest
  }

  toArray(): readonly T[] {
    this.all ??= [...this]
    return this.all
  }

  /** For inspection: serializes as an array of rows. */
  toJSON(): readonly T[] {
    return this.toArray()
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const row of values(this.chunks)) if (row !== hole) yield row
  }
}
