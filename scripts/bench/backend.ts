import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { startPostgres } from '../../tests/backend/postgres-server.ts'
import { catalogs, macros } from '../build/plugins/catalogs.ts'
import type { Figures } from './backend/measure.ts'
import type { Report } from './report.ts'

const runner = resolve('node_modules/.cache/bench-backend/run.js')

function run(task: 'fill' | 'measure', place: string, orders: number): string {
  const begun = performance.now()
  const output = execFileSync(process.execPath, [runner, task, place, String(orders)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // as docs/operating.md starts it
    env: { ...process.env, NODE_OPTIONS: '--max-semi-space-size=4' },
  })
  console.log(`${task} ${orders}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return output
}

const figuresOf = (place: string, orders: number): Figures => {
  run('fill', place, orders)
  return JSON.parse(run('measure', place, orders)) as Figures
}

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const times = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)}×`

function tables(report: Report, database: string, small: Figures, large: Figures): void {
  const sizes = [small, large].map(({ orders }) => orders.toLocaleString('en'))
  const unit = database === 'SQLite' ? 'ms of CPU' : 'ms'
  report.table(
    `backend-${database.toLowerCase()}`,
    `${database}: a call with its token, medians of 30 (${unit}); without indices, sums and search index`,
    ['', ...sizes, 'large / small', `naive, ${sizes[1]}`, 'naive / ours'],
    Object.entries(large.calls).map(([name, time]) => {
      const [before = 0, naive = 0] = [small.calls[name], large.naive[name]]
      return [name, ms(before), ms(time), times(time / before), ms(naive), times(naive / time)]
    }),
  )
  const row = (name: string, of: (figures: Figures) => string) => [name, of(small), of(large)]
  report.table(
    `backend-${database.toLowerCase()}-load`,
    `${database}: creations per second, memory, disk`,
    ['', ...sizes],
    [
      row('1 client', ({ oneClient }) => oneClient.toFixed(0)),
      row('50 clients', ({ fiftyClients }) => fiftyClients.toFixed(0)),
      row('50 clients / 1 client', ({ oneClient, fiftyClients }) => times(fiftyClients / oneClient)),
      row(
        '20 clients beside the slowest call / without it',
        ({ besideReads }) => `${(besideReads * 100).toFixed(0)} %`,
      ),
      row('the slowest call', ({ slowest }) => slowest),
      row('memory of the server after all that, MB', ({ megabytes }) => megabytes.toFixed(0)),
      row('disk per order, kB', ({ bytesPerOrder }) => (bytesPerOrder / 1000).toFixed(2)),
      row('open, ms', ({ openMs }) => openMs.toFixed(0)),
    ],
  )
}

/** The backend's calls on few and many orders, beside naive SQL on the same rows. */
export async function benchBackend(
  report: Report,
  [few, many]: readonly [number, number],
  only: string | undefined,
): Promise<void> {
  await build({
    entryPoints: { run: 'scripts/bench/backend/run.ts', 'sqlite-reader': 'src/backend/sqlite/reader.ts' },
    outdir: dirname(runner),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    define: { LANGRAAN_KEEPS_EXPORTS: 'false' },
    plugins: [macros, catalogs],
    logLevel: 'error',
  })
  if (only !== 'postgres') {
    const folders = [few, many].map(() => mkdtempSync(join(tmpdir(), 'raan-bench-')))
    tables(report, 'SQLite', figuresOf(folders[0] ?? '', few), figuresOf(folders[1] ?? '', many))
    for (const each of folders) rmSync(each, { recursive: true, force: true })
  }
  if (only === 'sqlite') return
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return console.log("skipped: PostgreSQL isn't installed")
  tables(report, 'PostgreSQL', figuresOf(postgres.newDatabase(), few), figuresOf(postgres.newDatabase(), many))
  await postgres.stop()
}
