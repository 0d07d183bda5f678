import { writeFileSync } from 'node:fs'
import { importExamples } from './bundled-examples.ts'
import { regression, scoreOf } from './calibration/logistic.ts'
import type { Value } from './calibration/readings.ts'
import { inSteps } from './name-tags/in-steps.ts'
import { type Example, learn, type Shape } from './name-tags/learn.ts'

// node scripts/calibration.ts: learns how likely a value is wrong from its risk by signs (reading-risk.ts) and from how likely the tags
// (name-tags.ts) find it, and writes src/core/customers/parse/calibration-weights.ts. The tags know the messages that they were learnt
// from: each message is read with tags that were learnt without it, in four parts. Messages kept for measuring (*-sealed, the sealed half
// of fresh) are not read. Prints what cross-validation by message says. Deterministic; takes a quarter of an hour. Run it after the other two, then format.

/** Of the values that nobody mended a rule for, the share that may be in doubt; two in five more are of places, and hardly ever. */
const mostFlagged = 0.175
const parts = 4
/** The tags of each part are the mean of what is learnt in as many orders. */
const seeds = [7, 8]
const folds = 5
const weightOf = { unmended: 3, changed: 1, mended: 1 }

type Tags = { examples: (without: RegExp) => Promise<Example[]>; shape: Shape; tags: { quantity: number } }
type Readings = { readings: (folds: readonly Int8Array[]) => Promise<Value[]> }

const { examples, shape, tags } = await importExamples<Tags>('scripts/name-tags/examples.ts')
const all = await examples(/$^/)
const without = Array.from({ length: parts }, (_, part) => {
  const others = all.filter(({ group }) => group % parts !== part)
  const learnt = seeds.map((seed) => learn(others, shape, seed))
  return inSteps(learnt, shape, tags.quantity).numbers
})
const { readings } = await importExamples<Readings>('scripts/calibration/readings.ts')
const values = (await readings(without)).map((each) => ({ ...each, weight: weightOf[each.kind] }))

const foldOf = ({ group }: Value) => Math.floor(group / parts) % folds
const checked = Array.from({ length: folds }, (_, fold) => {
  const weights = regression(values.filter((each) => foldOf(each) !== fold))
  return values
    .filter((each) => foldOf(each) === fold)
    .map((each) => ({
      ...each,
      score:
        each.settled === null
          ? scoreOf(weights, each.features)
          : each.settled
            ? Number.POSITIVE_INFINITY
            : Number.NEGATIVE_INFINITY,
    }))
}).flat()
const flaggable = checked.filter(({ kind }) => kind === 'unmended').sort((a, b) => b.score - a.score)
const limit = flaggable[Math.round(mostFlagged * flaggable.length)]?.score ?? 0
for (const kind of ['unmended', 'changed', 'mended'] as const) {
  const own = checked.filter((each) => each.kind === kind)
  const flagged = own.filter(({ score }) => score > limit)
  console.log(
    `${kind}: ${((100 * flagged.length) / own.length).toFixed(1)} % of ${own.length} values in doubt, ` +
      `${flagged.filter(({ wrong }) => wrong).length} of ${own.filter(({ wrong }) => wrong).length} wrong ones`,
  )
}

const weights = [...regression(values)].map(([name, weight]) => `${name}: ${weight.toFixed(2)}`)
writeFileSync(
  'src/core/customers/parse/calibration-weights.ts',
  `// Written by scripts/calibration.ts from the messages of the tests. Do not edit.
/** In log odds, as the weights. */
export const limit = ${limit.toFixed(2)}
export const weights: Readonly<Record<string, number>> = { ${weights.join(', ')} }
`,
)
