/** A persistent list: a tree of chunks of 32, with the last chunk outside it. Positions never change. */
export type Chunks<T> = {
  readonly length: number
  readonly shift: number
  readonly root: Chunk
  readonly tail: readonly T[]
}

type Chunk = readonly unknown[]

const width = 32
const step = 5
const mask = width - 1

export const noChunks: Chunks<never> = { length: 0, shift: step, root: [], tail: [] }

const tailStart = (length: number): number => (length === 0 ? 0 : ((length - 1) >>> step) << step)

export function at<T>(chunks: Chunks<T>, position: number): T {
  if (position >= tailStart(chunks.length)) return chunks.tail[position & mask] as T
  let chunk = chunks.root
  for (let shift = chunks.shift; shift > 0; shift -= step) chunk = chunk[(position >>> shift) & mask] as Chunk
  return chunk[position & mask] as T
}

export function replaced<T>(chunks: Chunks<T>, position: number, value: T): Chunks<T> {
  const { length, shift, root, tail } = chunks
  if (position >= tailStart(length)) return { length, shift, root, tail: written(tail, position & mask, value) }
  return { length, shift, root: replacedIn(root, shift, position, value), tail }
}

function replacedIn(chunk: Chunk, shift: number, position: number, value: unknown): Chunk {
  const slot = (position >>> shift) & mask
  return written(chunk, slot, shift === 0 ? value : replacedIn(chunk[slot] as Chunk, shift - step, position, value))
}

function written<T>(chunk: readonly T[], slot: number, value: T): readonly T[] {
  const copy = chunk.slice()
  copy[slot] = value
  return copy
}

export function appended<T>(chunks: Chunks<T>, value: T): Chunks<T> {
  const { length, shift, root, tail } = chunks
  if (tail.length < width) return { length: length + 1, shift, root, tail: [...tail, value] }
  const full = length - width >= width << shift
  const grown = full ? [root, spine(shift, tail)] : hung(root, shift, length - width, tail)
  return { length: length + 1, shift: full ? shift + step : shift, root: grown, tail: [value] }
}

/** The tree with a full tail added at its position. */
function hung(chunk: Chunk, shift: number, position: number, tail: Chunk): Chunk {
  const slot = (position >>> shift) & mask
  if (shift === step) return written(chunk, slot, tail)
  const below = chunk[slot] as Chunk | undefined
  return written(chunk, slot, below ? hung(below, shift - step, position, tail) : spine(shift - step, tail))
}

const spine = (shift: number, tail: Chunk): Chunk => (shift === 0 ? tail : [spine(shift - step, tail)])

/** Every value in order. */
export function* values<T>(chunks: Chunks<T>): Generator<T, void> {
  yield* below<T>(chunks.root, chunks.shift)
  yield* chunks.tail as readonly T[]
}

function* below<T>(chunk: Chunk, shift: number): Generator<T, void> {
  if (shift === 0) yield* chunk as readonly T[]
  else for (const each of chunk) yield* below<T>(each as Chunk, shift - step)
}
