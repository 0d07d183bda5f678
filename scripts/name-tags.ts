import { writeFileSync } from 'node:fs'
import { importExamples } from './bundled-examples.ts'
import { type Example, learn, type Shape } from './name-tags/learn.ts'

// node scripts/name-tags.ts: learns what the signs of a token say of what it is part of, from the messages of the tests,
// and writes src/core/customers/parse/tag-weights.ts. Messages kept for measuring (*-sealed, the sealed half of fresh) are
// not read. Deterministic. Run it before reading-risk.ts when the parser has changed.

/** Of the weights, as many are kept; the others are 0. */
const mostWeights = 12_000
const step = 0.3
const most = 12

type Examples = { examples: () => Promise<Example[]>; shape: Shape; nought: number }

const { examples, shape, nought } = await importExamples<Examples>('scripts/name-tags/examples.ts')
const all = await examples()
const { weights, moves } = learn(all, shape)
const least = Math.max(step / 2, weights.map(Math.abs).sort().at(-mostWeights) ?? 0)
const written = Array.from(weights, (weight) =>
  String.fromCharCode(
    nought + (Math.abs(weight) < least ? 0 : Math.max(-most, Math.min(most, Math.round(weight / step)))),
  ),
)
writeFileSync(
  'src/core/customers/parse/tag-weights.ts',
  `// Written by scripts/name-tags.ts from the messages of the tests. Do not edit.
export const step = ${step}
/** From each tag to each, in steps. */
export const moves = [${Array.from(moves, (move) => Math.round(move / step)).join(', ')}]
/** A character for each slot and tag, in steps. */
export const weights =
  '${written.join('')}'
`,
)
console.log(`${all.length} messages`)
