import type { Learnt, Shape } from './learn.ts'

/** Of the weights, as many are kept; the others are 0. */
const mostWeights = 60_000
export const step = 0.3
const most = 12

/** The mean of what was learnt, in steps as it is loaded. */
export function inSteps(learnt: readonly Learnt[], shape: Shape, slight: number) {
  const mean = (key: keyof Learnt) =>
    Float32Array.from(
      learnt[0]?.[key] ?? [],
      (_, at) => learnt.reduce((sum, each) => sum + (each[key][at] ?? 0), 0) / learnt.length,
    )
  const weights = mean('weights')
  const least = Math.max(step / 2, weights.map(Math.abs).sort().at(-mostWeights) ?? 0)
  const numbers = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < least ? 0 : Math.max(-most, Math.min(most, Math.round(weight / step))),
  )
  const perSlot = shape.kinds - 1
  // a slot that says no more than that something is slightly less of a quantity says next to nothing: 0.5 kB less to load
  for (let slot = 0; slot < shape.slots; slot++) {
    const own = [...numbers.subarray(slot * perSlot, (slot + 1) * perSlot)]
    const [only, other] = own.flatMap((number, tag) => (number === 0 ? [] : [tag]))
    if (only !== undefined && other === undefined && own[only] === -1 && only + 1 === slight)
      numbers[slot * perSlot + only] = 0
  }
  return { numbers, moves: mean('moves') }
}
