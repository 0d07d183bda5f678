import { createRandom, seedOf } from '../../src/service/random'

export type Dice = {
  /** in [0, 1) */
  random(): number
  /** a whole number, both ends possible */
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** one of the names, as often as its number says */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K
}

/** Dice of their own for each purpose: what is left out of a story does not change how the rest of it falls. */
export function dice(seed: number, purpose: string): Dice {
  const random = createRandom(seedOf(seed, purpose))
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  return {
    random,
    between,
    chance: (share) => random() < share,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
    weighted<K extends string>(weights: Partial<Record<K, number>>) {
      const entries = Object.entries(weights) as [K, number][]
      let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? entries[0] ?? [''])[0] as K
    },
  }
}

/** `Math.random` and the random bytes of `crypto` come from the seed until the answer is called. */
export function seedGlobals(seed: number): () => void {
  const { random } = dice(seed, 'globals')
  const real = Math.random
  Math.random = random
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    configurable: true,
    value<T extends Uint8Array>(bytes: T): T {
      for (let position = 0; position < bytes.length; position++) bytes[position] = Math.floor(random() * 256)
      return bytes
    },
  })
  return () => {
    Math.random = real
    Reflect.deleteProperty(globalThis.crypto, 'getRandomValues')
  }
}
