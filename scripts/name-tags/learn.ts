/** A message's tokens: the slots of their signs, and what they are part of. */
export type Example = { file: string; slots: Int32Array[]; tags: number[] }
/** `weights`: of each slot for each tag but the first; `moves`: from each tag to each. */
type Learnt = { weights: Float32Array; moves: Float32Array }
export type Shape = { slots: number; kinds: number; follows: (tag: number, previous: number) => boolean }

const rounds = 7
const rate = 0.1
const decay = 1e-5
const least = 1e-4

type Numbers = Float32Array | Float64Array
const of = (list: Numbers, at: number): number => list[at] ?? 0
const add = (list: Numbers, at: number, value: number) => {
  list[at] = of(list, at) + value
}

function scoresOf({ weights }: Learnt, { slots }: Example, kinds: number): Float64Array {
  const scores = new Float64Array(slots.length * kinds)
  slots.forEach((own, at) => {
    for (const slot of own)
      for (let tag = 1; tag < kinds; tag++) add(scores, at * kinds + tag, of(weights, slot * (kinds - 1) + tag - 1))
  })
  return scores
}

/** How likely each tag of each token is, and how often each follows each, by forward and backward sums. */
function expected(learnt: Learnt, example: Example, { kinds, follows }: Shape) {
  const count = example.slots.length
  const scores = scoresOf(learnt, example, kinds)
  const factors = scores.map((score, at) => {
    const from = at - (at % kinds)
    return Math.exp(score - Math.max(...scores.subarray(from, from + kinds)))
  })
  const moves = Float64Array.from(learnt.moves, (move, at) =>
    follows(at % kinds, Math.floor(at / kinds)) ? Math.exp(move) : 0,
  )
  const forward = new Float64Array(count * kinds)
  const totals = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    for (let tag = 0; tag < kinds; tag++) {
      let sum = at === 0 ? Number(follows(tag, 0)) : 0
      if (at > 0)
        for (let last = 0; last < kinds; last++)
          sum += of(forward, (at - 1) * kinds + last) * of(moves, last * kinds + tag)
      forward[at * kinds + tag] = sum * of(factors, at * kinds + tag)
      add(totals, at, of(forward, at * kinds + tag))
    }
    for (let tag = 0; tag < kinds; tag++) forward[at * kinds + tag] = of(forward, at * kinds + tag) / of(totals, at)
  }
  const backward = new Float64Array(count * kinds).fill(1)
  const moved = new Float64Array(kinds * kinds)
  for (let at = count - 1; at > 0; at--)
    for (let last = 0; last < kinds; last++) {
      let sum = 0
      for (let tag = 0; tag < kinds; tag++) {
        const next = at * kinds + tag
        const part = (of(moves, last * kinds + tag) * of(factors, next) * of(backward, next)) / of(totals, at)
        sum += part
        add(moved, last * kinds + tag, of(forward, (at - 1) * kinds + last) * part)
      }
      backward[(at - 1) * kinds + last] = sum
    }
  return { chances: forward.map((share, at) => share * of(backward, at)), moved }
}

/** A conditional random field, by gradient descent with a rate for each weight that falls as it is used. */
export function learn(examples: readonly Example[], shape: Shape): Learnt {
  const { slots, kinds } = shape
  const learnt = { weights: new Float32Array(slots * (kinds - 1)), moves: new Float32Array(kinds * kinds) }
  const squares = new Float32Array(learnt.weights.length).fill(1)
  const moveSquares = new Float32Array(learnt.moves.length).fill(1)
  const climb = (weights: Float32Array, sums: Float32Array, at: number, slope: number) => {
    add(sums, at, slope * slope)
    add(weights, at, (rate * slope) / Math.sqrt(of(sums, at)))
  }
  for (let round = 0; round < rounds; round++)
    for (let step = 0; step < examples.length; step++) {
      const example = examples[(step * 7919 + round * 104_729) % examples.length]
      if (!example || example.tags.length === 0) continue
      const { chances, moved } = expected(learnt, example, shape)
      const wanted = new Float64Array(kinds * kinds)
      example.tags.forEach((tag, at) => {
        if (at > 0) add(wanted, (example.tags[at - 1] ?? 0) * kinds + tag, 1)
        for (const slot of example.slots[at] ?? [])
          for (let other = 1; other < kinds; other++) {
            const place = slot * (kinds - 1) + other - 1
            const slope = Number(tag === other) - of(chances, at * kinds + other) - decay * of(learnt.weights, place)
            if (Math.abs(slope) >= least) climb(learnt.weights, squares, place, slope)
          }
      })
      for (let place = 0; place < moved.length; place++)
        climb(learnt.moves, moveSquares, place, of(wanted, place) - of(moved, place))
    }
  return learnt
}
