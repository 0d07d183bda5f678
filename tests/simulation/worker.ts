import { parentPort, workerData } from 'node:worker_threads'
import { type Concluded, openKilledServer } from './killed-server'
import type { ScenarioName } from './plan'
import { rowsAt } from './shop-rows'
import { shrink } from './shrink'
import { type Report, simulate } from './simulate'

/** `server`: stories run on a real server, which is killed now and then. */
export type Setup = { server: { place: string; seed: number; kills: number } | undefined }
/** Seeds in, what came of them out; a failing story comes as short as it could be made, while there are few of them. */
export type Job = { seed: number; scenario: ScenarioName | undefined } | 'conclude'
export type Result = { seed: number; report: Report } | { concluded: Concluded | undefined }

const mostShrunk = 3
let shrunk = 0

const setup = (workerData as Setup).server
const server = setup && (await openKilledServer({ ...setup, rows: rowsAt(setup.place) }))

async function resultOf(job: Job): Promise<Result> {
  if (job === 'conclude') return { concluded: await server?.conclude() }
  const { seed, scenario } = job
  const options = server && { server: { start: new Date().toISOString(), open: server.open } }
  const report = await simulate(seed, { scenario, ...options })
  const [fault] = report.faults
  const plan = fault && !server && shrunk++ < mostShrunk ? await shrink(report.plan, fault.kind) : report.plan
  return { seed, report: { ...report, plan } }
}

// one after the other: the last story ends before its server is stopped
let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (job: Job) => {
  last = last.then(async () => parentPort?.postMessage(await resultOf(job)))
})
