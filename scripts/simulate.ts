import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { startPostgres } from '../tests/backend/postgres-server.ts'
import type { Excused, Fault } from '../tests/simulation/judge.ts'
import type { Concluded } from '../tests/simulation/killed-server.ts'
import type { ScenarioName } from '../tests/simulation/plan.ts'
import type { Report } from '../tests/simulation/simulate.ts'
import type { Job, Result, Setup } from '../tests/simulation/worker.ts'

/**
 * `npm run simulate -- --orders 100000 --seed 1 --scenario "power cut"`: simulates any number of orders. With `--server
 * sqlite` or `--server postgres`, on real servers that are killed during `--kills` of a hundred creations.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    server: { type: 'string' },
    kills: { type: 'string', default: '2' },
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

const concluded: Concluded[] = []
const ends: (() => Promise<void> | void)[] = []

/** A folder or a database for each worker. */
async function newPlace(): Promise<() => string> {
  if (values.server === 'sqlite')
    return () => {
      const folder = mkdtempSync(join(tmpdir(), 'raan-data-'))
      ends.push(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    }
  const postgres = values.server === 'postgres' ? await startPostgres({ durable: true }) : undefined
  if (!postgres) throw new Error('--server needs sqlite, or postgres if it is installed')
  ends.push(postgres.stop)
  return postgres.newDatabase
}

/** Compares what the servers have stored with what they said. */
async function conclude(worker: Worker): Promise<void> {
  const answer = new Promise<void>((resolve) => {
    worker.on('message', (result: Result) => {
      if (!('concluded' in result)) return
      if (result.concluded) concluded.push(result.concluded)
      resolve()
    })
  })
  worker.postMessage('conclude' satisfies Job)
  await answer
  await worker.terminate()
}

/** Aggregates in seed order, so that the same arguments print the same table on any machine. */
async function simulateAll(): Promise<void> {
  const waiting = new Map<number, Report>()
  const place = values.server === undefined ? undefined : await newPlace()
  const workers = Array.from({ length: availableParallelism() }, (_, nth) => {
    const server = place && { place: place(), seed: firstSeed + nth, kills: Number(values.kills) }
    return new Worker(outfile, { workerData: { server } satisfies Setup })
  })
  let handedOut = firstSeed
  let next = firstSeed
  const scenario = values.scenario as ScenarioName | undefined
  const give = (worker: Worker) => worker.postMessage({ seed: handedOut++, scenario } satisfies Job)
  await new Promise<void>((done, fail) => {
    for (const worker of workers) {
      worker.on('error', fail)
      worker.on('message', (result: Result) => {
        if (!('report' in result)) return
        waiting.set(result.seed, result.report)
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
  await Promise.all(workers.map(conclude))
  for (const end of ends) await end()
}

const started = performance.now()
await simulateAll()
const seconds = (performance.now() - started) / 1000
const table = [...rows].sort(([one], [other]) => Number(one === 'all') - Number(other === 'all'))
console.table(Object.fromEntries(table))
console.log(
  `${orders} orders in ${seconds.toFixed(0)} s (${(orders / seconds).toFixed(0)} a second), seeds from ${firstSeed}`,
)
for (const { created, told, killed } of concluded)
  console.log(`a server: ${created} orders stored, ${told} responses with a number compared, killed ${killed} times`)
const differences = concluded.flatMap(({ faults }) => faults)
for (const line of differences.slice(0, 20)) console.log(line)
for (const { plan, faults } of failed.slice(0, 10)) {
  for (const { kind, mark, words } of faults) console.log(`seed ${plan.seed}, ${kind}, ${mark}: ${words}`)
  console.log(`  ${JSON.stringify(plan)}`)
}
process.exit(failed.length + differences.length > 0 ? 1 : 0)
