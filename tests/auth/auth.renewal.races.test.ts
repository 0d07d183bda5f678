import { expect, test } from 'vitest'
import { type RaceOptions, renewalRace } from './renewal-race'

const count = process.env.ALL ? 2_000 : 200

async function failing(seeds: number, options?: RaceOptions) {
  const found: string[] = []
  const sums = { ended: 0, asleep: 0, outOfReach: 0, renewals: 0, failures: 0, calls: 0 }
  for (let seed = 1; seed <= seeds; seed++) {
    const { needless, ...figures } = await renewalRace(seed, options)
    found.push(...needless.map((each) => `seed ${seed}: ${each}`))
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += figures[name]
  }
  return { found, sums }
}

test(
  `AUTH-600 no user is signed out needlessly in ${count} races of tabs on a faulty network`,
  async () => {
    const { found, sums } = await failing(count)
    expect(found).toEqual([])
    // each race has something to lose, and the honest ends are among them
    for (const sum of [sums.failures, sums.renewals, sums.calls]) expect(sum).toBeGreaterThan(count)
    for (const sum of [sums.ended, sums.asleep, sums.outOfReach]) expect(sum).toBeGreaterThan(0)
  },
  process.env.ALL ? 1_800_000 : 400_000,
)

test('AUTH-600 the races detect a renewal that takes a 502 for a rejection', async () => {
  expect((await failing(20, { judges502: true })).found).not.toEqual([])
}, 200_000)

test('AUTH-600 the races detect duplicated tabs that receive nothing from each other', async () => {
  expect((await failing(40, { mute: true })).found).not.toEqual([])
}, 200_000)
