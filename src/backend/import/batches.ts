import { type Clock, delay, systemClock } from '../../core/kernel/clock'

/** Between two transactions, in milliseconds. */
const shortestPause = 20

type BatchOptions = {
  /** called after each batch with how many are done */
  onDone?(count: number): void
  readonly clock?: Clock
}

/**
 * Acts on `size` at a time, in transactions on a shop that others use: between two of them, the shop is theirs for as long
 * as the last one took.
 */
export async function inBatches<Each, T>(
  all: readonly Each[],
  size: number,
  act: (some: readonly Each[]) => Promise<T>,
  { onDone, clock = systemClock }: BatchOptions = {},
): Promise<readonly T[]> {
  const results: T[] = []
  for (let at = 0; at < all.length; at += size) {
    const began = clock.now()
    results.push(await act(all.slice(at, at + size)))
    onDone?.(Math.min(at + size, all.length))
    if (at + size < all.length) await delay(clock, Math.max(shortestPause, clock.now() - began))
  }
  return results
}
