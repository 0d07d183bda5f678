import { readFileSync, writeFileSync } from 'node:fs'
import { importExamples } from './bundled-examples.ts'
import type { Example } from './reading-risk/examples.ts'

// node scripts/reading-risk.ts: learns how likely a value with certain signs is wrong, and writes
// src/core/customers/parse/risk-weights.ts. It learns from the messages of the tests, as written and changed, and from
// first-readings.txt: what the parser read in hand-open, strangers-open, gaps-open, week-open, people-open, new-open and new-2-open before it was
// mended for them; whether the learnt tags agree is told there by tags that were learnt without these messages.
// Messages kept for measuring (*-sealed, the sealed half of fresh) are not read. Prints what cross-validation by message says. Deterministic.
// Run it when the parser has changed. The weights are of 2026-11-29, rounded to tenths: what was learnt anew on
// 2026-11-30, also from first readings of six more files (148 wrong values) and with 13 more signs (corrections,
// quotations, numbers and places left over, how certain the tags are), saw no more of the wrong values in sealed
// messages where as few were in doubt (128 of 162 by 9.3 of 100, these 127 by 9.3).
// Compare before you replace them.

/** Of the first readings, the share of values that may be in doubt. */
const mostFlagged = 0.0975
const folds = 5
const rounds = 40
const rate = 0.15
const decay = 3e-4
const weightOfWrong = 6
const weightOf = { first: 6, written: 1, changed: 0.5 }

/** The address table decides on these, and its rules say what is in doubt. */
const placed = new Set(['subDistrict', 'district', 'province', 'postNum'])

type Value = Omit<Example, 'written'> & { kind: keyof typeof weightOf; names: string[] }

type Examples = { examples: () => Promise<Example[]> }

const { examples } = await importExamples<Examples>('scripts/reading-risk/examples.ts')
/** Signs of any field count, too: a rare one says the same of most. */
const named = (key: string, signs: readonly string[]): string[] =>
  ['base', ...signs].flatMap((sign) => [`${key}.${sign}`, `any.${sign}`])
const seen: Value[] = (await examples()).map(({ written, ...each }) => ({
  ...each,
  kind: written ? 'written' : 'changed',
  names: named(each.key, each.signs),
}))
const most = Math.max(...seen.map(({ group }) => group))
const first: Value[] = readFileSync('scripts/reading-risk/first-readings.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [group, key = '', verdict, ...signs] = line.split(' ')
    return {
      key,
      signs,
      wrong: verdict === 'wrong',
      group: Number(group) + most,
      kind: 'first',
      names: named(key, signs),
    }
  })
const all = [...seen, ...first]

function learnt(values: readonly Value[]): Map<string, number> {
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  for (let round = 0; round < rounds; round++)
    for (let step = 0; step < values.length; step++) {
      const each = values[(step * 7919 + round * 104_729) % values.length]
      if (!each) continue
      const error = (Number(each.wrong) - 1 / (1 + Math.exp(-riskOf(weights, each)))) * weightOf[each.kind]
      for (const name of each.names) {
        const weight = weights.get(name) ?? 0
        const slope = error * (each.wrong ? weightOfWrong : 1) - decay * weight
        const square = (squares.get(name) ?? 1) + slope * slope
        squares.set(name, square)
        weights.set(name, weight + (rate * slope) / Math.sqrt(square))
      }
    }
  return weights
}

function riskOf(weights: Map<string, number>, { names }: Value): number {
  return names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
}

const checked = Array.from({ length: folds }, (_, fold) => {
  const weights = learnt(all.filter(({ group, key }) => group % folds !== fold && !placed.has(key)))
  return all
    .filter(({ group }) => group % folds === fold)
    .map((each) => ({ each, risk: placed.has(each.key) ? Number.NEGATIVE_INFINITY : riskOf(weights, each) }))
}).flat()
const byRule = ({ signs }: Value) => signs.includes('sure0')

/** The risk above which `mostFlagged` of the first readings are. */
function limitIn(readings: readonly { each: Value; risk: number }[]): number {
  const ofFirst = readings.filter(({ each }) => each.kind === 'first')
  const others = ofFirst.filter(({ each }) => !byRule(each)).sort((a, b) => b.risk - a.risk)
  return others[Math.round(ofFirst.length * mostFlagged) - (ofFirst.length - others.length)]?.risk ?? 0
}
const weights = learnt(all.filter(({ key }) => !placed.has(key)))
const final = all.map((each) => ({
  each,
  risk: placed.has(each.key) ? Number.NEGATIVE_INFINITY : riskOf(weights, each),
}))
// the weights written are learnt from more messages than those checked: no more may be in doubt by either
const limit = Math.max(limitIn(checked), limitIn(final))
for (const kind of ['first', 'written', 'changed'] as const) {
  const own = checked.filter(({ each }) => each.kind === kind)
  const flagged = own.filter(({ each, risk }) => risk > limit || byRule(each))
  const wrong = own.filter(({ each }) => each.wrong)
  console.log(
    `${kind}: ${((100 * flagged.length) / own.length).toFixed(1)} % of ${own.length} values in doubt, ` +
      `${flagged.filter(({ each }) => each.wrong).length} of ${wrong.length} wrong ones`,
  )
}

const keys = [...new Set(all.map(({ key }) => key))].filter((key) => !placed.has(key))
const signs = [...new Set(['base', ...all.flatMap((each) => each.signs)])]
const written = keys.map((key) => {
  const own = signs.flatMap((sign) => {
    const weight = weights.get(`${key}.${sign}`)
    const tenths = Math.round(10 * ((weight ?? 0) + (weights.get(`any.${sign}`) ?? 0)))
    // a field without its base is taken for one of a place
    return weight === undefined || (tenths === 0 && sign !== 'base') ? [] : [`${sign}:${tenths}`]
  })
  return `${key} ${own.join(' ')}`
})
writeFileSync(
  'src/core/customers/parse/risk-weights.ts',
  `// Written by scripts/reading-risk.ts from the messages of the tests. Do not edit.
/** In tenths of log odds, as the weights. */
export const mostRisk = ${Math.round(10 * limit)}
/** A field to a line: its signs with their weights. */
export const weights = \`${written.join('\n')}\`
`,
)
