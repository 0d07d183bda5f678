import type { SimulatedTime } from '../../src/core/kernel/simulated-clock'

/** Lets everything that waits for no clock come to its end: promises, streams of a Request or Response. */
export async function turns(count = 8): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((next) => setImmediate(next))
}

/** Hashes and signatures that Node is computing on other threads: on a busy machine they outlast any number of turns. */
const computing = new Set<Promise<unknown>>()
const { subtle } = crypto
for (const name of ['deriveBits', 'digest', 'importKey', 'sign', 'verify'] as const)
  Object.defineProperty(subtle, name, {
    configurable: true,
    value: (...parameters: unknown[]): Promise<unknown> => {
      const result: Promise<unknown> = Reflect.apply(SubtleCrypto.prototype[name], subtle, parameters)
      computing.add(result)
      const done = () => computing.delete(result)
      result.then(done, done)
      return result
    },
  })

async function computed(): Promise<void> {
  while (computing.size > 0) {
    await Promise.allSettled(computing)
    await turns()
  }
}

/** Moves a simulated clock and lets what that woke come to its end, before and after. */
export async function pass(clock: SimulatedTime, ms: number): Promise<void> {
  await turns()
  await computed()
  clock.increment(ms)
  await turns()
  await computed()
}
