/** A set of numbers from 0 on. */
export type Bits = readonly number[]

/** Words of 30 bits: V8 stores such numbers without allocating. */
const perWord = 30

export function bitsOf<T>(list: readonly T[], has: (item: T) => boolean): Bits {
  const bits = new Array<number>(Math.ceil(list.length / perWord)).fill(0)
  for (const [at, item] of list.entries()) {
    const word = Math.floor(at / perWord)
    if (has(item)) bits[word] = (bits[word] ?? 0) | (1 << (at % perWord))
  }
  return bits
}

export function union(a: Bits, b: Bits): Bits {
  const all: number[] = []
  for (let word = 0; word < a.length; word += 1) all.push((a[word] ?? 0) | (b[word] ?? 0))
  return all
}

export const intersection = (a: Bits, b: Bits): Bits => a.map((word, at) => word & (b[at] ?? 0))

export const includesAll = (bits: Bits, others: Bits): boolean =>
  others.every((word, at) => (word & ~(bits[at] ?? 0)) === 0)

/** The sum of the weights of those of `wanted` that `bits` lacks. */
export function missingWeight(bits: Bits, wanted: Bits, weights: readonly number[]): number {
  let sum = 0
  for (let word = 0; word < wanted.length; word += 1)
    for (let rest = (wanted[word] ?? 0) & ~(bits[word] ?? 0); rest !== 0; rest &= rest - 1)
      sum += weights[word * perWord + 31 - Math.clz32(rest & -rest)] ?? 0
  return sum
}
