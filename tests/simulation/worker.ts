import { parentPort } from 'node:worker_threads'
import type { ScenarioName } from './plan'
import { shrink } from './shrink'
import { type Report, simulate } from './simulate'

/** Seeds in, what came of them out; a failing story comes as short as it could be made, while there are few of them. */
export type Job = { seed: number; scenario: ScenarioName | undefined }
export type Result = { seed: number; report: Report }

const mostShrunk = 3
let shrunk = 0

parentPort?.on('message', async ({ seed, scenario }: Job) => {
  const report = await simulate(seed, { scenario })
  const [fault] = report.faults
  const plan = fault && shrunk++ < mostShrunk ? await shrink(report.plan, fault.kind) : report.plan
  parentPort?.postMessage({ seed, report: { ...report, plan } } satisfies Result)
})
