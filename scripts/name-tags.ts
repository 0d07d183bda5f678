import { writeFileSync } from 'node:fs'
import { importExamples } from './bundled-examples.ts'
import { inSteps, step } from './name-tags/in-steps.ts'
import { type Example, learn, type Shape } from './name-tags/learn.ts'

// node scripts/name-tags.ts: learns what the signs of a token say of what it is part of, from the messages of the tests, as
// written and with other names and products, and writes src/core/customers/parse/tag-weights.ts. Messages kept for measuring
// (*-sealed, the sealed half of fresh) are not read; `node scripts/name-tags.ts people` reads none of people-* either, to see
// what the rest says of them. Deterministic. Run it before reading-risk.ts and calibration.ts when the parser has changed, and `npm run format` afterwards.
// The weights are of 2026-11-30. Before, the tags didn't know what the rules read, and rules decided where they counted: of all sealed
// messages, 223 fields were wrong instead of 204 (of 574 messages), and of voices-* and strangers-2-open, while neither was learnt from, 122 instead of 100.
// Compare before you replace them.

/** The weights are the mean of what is learnt in as many orders. */
const seeds = [7, 8]

type Examples = {
  examples: (without: RegExp) => Promise<Example[]>
  shape: Shape
  nought: number
  several: number
  maskLetter: (mask: number) => string
  tags: { quantity: number }
}

const { examples, shape, nought, several, maskLetter, tags } = await importExamples<Examples>(
  'scripts/name-tags/examples.ts',
)
const without = process.argv.slice(2)
const all = await examples(without.length ? new RegExp(`^(?:${without.join('|')})`) : /$^/)
const learnt = seeds.map((seed) => learn(all, shape, seed))
const { numbers, moves } = inSteps(learnt, shape, tags.quantity)

const perSlot = shape.kinds - 1
const masks = Array.from({ length: shape.slots }, (_, slot) =>
  maskLetter(
    numbers
      .slice(slot * perSlot, (slot + 1) * perSlot)
      .reduce((mask, number, tag) => mask | (number === 0 ? 0 : 1 << tag), 0),
  ),
)
const values = [...numbers].filter((number) => number !== 0)
let packed = ''
for (let at = 0; at < values.length; ) {
  const next = values.slice(at, at + 4)
  const alike = next.findIndex((number) => Math.abs(number) !== 1)
  const length = alike < 0 ? next.length : alike
  const bits = next.slice(0, length).reduce((sum, number) => 2 * sum + (number > 0 ? 1 : 0), 1)
  packed += String.fromCharCode(length > 1 ? several - 4 + bits : nought + (next[0] ?? 0))
  at += Math.max(1, length)
}

writeFileSync(
  'src/core/customers/parse/tag-weights.ts',
  `// Written by scripts/name-tags.ts from the messages of the tests. Do not edit.
export const step = ${step}
/** From each tag to each, in steps. */
export const moves = [${Array.from(moves, (move) => Math.round(move / step)).join(', ')}]
/** For each slot, which of its weights aren't 0. */
export const masks =
  '${masks.join('')}'
/** Those weights, in steps; two to four of 1 or -1 share a character. */
export const values =
  '${packed}'
`,
)
console.log(`${all.length} messages, ${values.length} weights`)
