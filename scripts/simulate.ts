import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import type { Excused, Fault } from '../tests/simulation/judge.ts'
import type { ScenarioName } from '../tests/simulation/plan.ts'
import type { Report } from '../tests/simulation/simulate.ts'
import type { Job, Result } from '../tests/simulation/worker.ts'

/** `npm run simulate -- --orders 100000 --seed 1 --scenario "power cut"`: simulates any number of orders. */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
  },
})
const wanted = Number(values.orders)
const firstSeed = Number(values.seed)

const outfile = resolve('node_modules/.cache/simulation-worker.mjs')
await build({
  entryPoints: ['tests/simulation/worker.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  define: { LANGRAAN_KEEPS_EXPORTS: 'false' },
  logLevel: 'error',
})

type Row = { stories: number; orders: number } & Excused & Record<Fault['kind'], number>
const rows = new Map<string, Row>()
const failed: Report[] = []
let orders = 0

function count(name: string, { orders, faults, ...excused }: Report) {
  const bad = { doubled: 0, lost: 0, 'told wrong': 0, contract: 0 }
  const row = rows.get(name) ?? { stories: 0, orders: 0, ...bad, impossible: 0, warned: 0, unflushed: 0, cutShort: 0 }
  rows.set(name, row)
  row.stories++
  row.orders += orders
  for (const kind of ['impossible', 'warned', 'unflushed', 'cutShort'] as const) row[kind] += excused[kind]
  for (const { kind } of faults) row[kind]++
}

/** Aggregates in seed order, so that the same arguments print the same table on any machine. */
async function simulateAll(): Promise<void> {
  const waiting = new Map<number, Report>()
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(outfile))
  let handedOut = firstSeed
  let next = firstSeed
  const scenario = values.scenario as ScenarioName | undefined
  const give = (worker: Worker) => worker.postMessage({ seed: handedOut++, scenario } satisfies Job)
  await new Promise<void>((done, fail) => {
    for (const worker of workers) {
      worker.on('error', fail)
      worker.on('message', ({ seed, report }: Result) => {
        waiting.set(seed, report)
        for (let due = waiting.get(next); due && orders < wanted; due = waiting.get(next)) {
          waiting.delete(next++)
          orders += due.orders
          count(due.plan.scenario, due)
          count('all', due)
          if (due.faults.length > 0) failed.push(due)
        }
        if (orders >= wanted) done()
        else give(worker)
      })
      give(worker)
    }
  })
  await Promise.all(workers.map((worker) => worker.terminate()))
}

const started = performance.now()
await simulateAll()
const seconds = (performance.now() - started) / 1000
const table = [...rows].sort(([one], [other]) => Number(one === 'all') - Number(other === 'all'))
console.table(Object.fromEntries(table))
console.log(
  `${orders} orders in ${seconds.toFixed(0)} s (${(orders / seconds).toFixed(0)} a second), seeds from ${firstSeed}`,
)
for (const { plan, faults } of failed.slice(0, 10)) {
  for (const { kind, mark, words } of faults) console.log(`seed ${plan.seed}, ${kind}, ${mark}: ${words}`)
  console.log(`  ${JSON.stringify(plan)}`)
}
process.exit(failed.length > 0 ? 1 : 0)
