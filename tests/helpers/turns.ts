import type { SimulatedTime } from '../../src/core/kernel/simulated-clock'

/** Lets everything that waits for no clock come to its end: promises, streams of a Request or Response. */
export async function turns(count = 8): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((next) => setImmediate(next))
}

/** Node computes hashes and signatures on four threads: one more on each waits for those before it. */
const threads = () => Promise.all(Array.from({ length: 4 }, () => crypto.subtle.digest('SHA-256', new Uint8Array())))

/** Moves a simulated clock and lets what that woke come to its end, before and after. */
export async function pass(clock: SimulatedTime, ms: number): Promise<void> {
  await turns()
  await threads()
  clock.increment(ms)
  await turns()
}
