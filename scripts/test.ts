import { readFileSync, rmSync } from 'node:fs'
import { buildBrowserTests } from './build/browser-tests.ts'
import { needChrome } from './build/chrome.ts'
import { unitTests, widgetTests } from './build/left-to-ci.ts'
import { failure, type Outcome } from './build/outcome.ts'
import { run } from './build/run.ts'
import { build } from './build.ts'

type Step = { name: string; run(): Promise<Outcome> }

/**
 * `npm test` is for every change; it reuses what earlier builds made of the same input. `--ci` builds everything anew
 * and adds what `left-to-ci.ts` lists, the package, the databases, killed servers and what browsers show in other
 * looks; `--all` takes an hour. Browser tests are bundled with these variables.
 */
const all = process.argv.includes('--all')
const ci = all || process.argv.includes('--ci')
if (all) process.env.ALL = '1'
if (ci) process.env.CI_TESTS = '1'

const done = (isRight: boolean): Outcome => (isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A command that passes or fails as a whole; prints its output only on failure, or lines worth reading. */
const check = (name: string, command: string, args: string[], { speaks = false } = {}): Step => ({
  name,
  async run() {
    const { code, output } = await run(command, args, { quiet: true })
    if (code !== 0 || speaks) console.log(output)
    return done(code === 0)
  },
})

const coverageFloor = 90

/** A browser test of the dashboard on React, its published runtime, alongside those on Preact. */
const onReact = ['--files', 'dist/tests/keyboard.browser.js', '--concurrency', '1']

/** A browser test that nothing else may run beside. */
const alone = ['--files', 'dist/tests/opened-row.browser.js', '--concurrency', '1']

/**
 * Requests of the screens on `langraan serve`: any change to what a screen imports may add one. Then an order on other
 * pages and in older browsers, and a server that is down for a while.
 */
const requests = [
  ...['--config', 'vitest.real.config.ts'],
  ...['requests', 'host-page', 'served', 'restarted'].map((name) => `tests/real/${name}.real.ts`),
]

/** Apps with SQL tables of their own, and the sign-in. */
const desk = [
  ...['tests/orders', 'tests/customers', 'tests/sales', 'tests/auth', 'tests/cart', 'tests/service/'],
  'tests/people/shops',
]

/** The part of it that writes most. */
const creation = [
  ...['tests/orders/orders.create', 'tests/orders/orders.print', 'tests/customers', 'tests/service/'],
  'tests/people/shops',
]

const onlyInCi = (files: readonly string[]) => (ci ? [] : files.flatMap((file) => ['--exclude', file]))
const inCi = <Of>(stage: Of): Of[] => (ci ? [stage] : [])

type Assertion = { status: string; fullName: string; failureMessages?: string[] }

/** Tests in Node, on happy-dom or in real browsers; prints failures and lines worth reading. */
const vitest = (name: string, args: string[], spoken?: RegExp): Step => ({
  name,
  async run() {
    const file = `node_modules/.cache/${name.replaceAll(' ', '-')}.json`
    rmSync(file, { force: true })
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await run('vitest', ['run', ...reports, ...args], { quiet: true })
    if (code !== 0) console.log(output)
    else for (const line of output.split('\n')) if (spoken?.test(line)) console.log(`  ${line}`)
    const result = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[]
    }
    const broken = result.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0)
    const failed = result.testResults
      .flatMap((each) => each.assertionResults)
      .filter((each) => each.status === 'failed')
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + broken.length,
      failures: [
        ...failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0])),
        ...broken.map(({ name, message }) => failure(name, message)),
      ],
    }
  },
})

async function coverage(): Promise<Outcome> {
  const { total } = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as {
    total: { branches: { pct: number } }
  }
  console.log(`  branches of src/core: ${total.branches.pct} % (at least ${coverageFloor} %)`)
  return done(total.branches.pct >= coverageFloor)
}

/** On Preact, the embed's runtime; with `react`, on the dashboard's published runtime. */
async function browser(args: readonly string[] = [], runtime = 'preact'): Promise<Outcome> {
  const file = `dist/tests/browser-result-${runtime}.json`
  rmSync(file, { force: true })
  const { code } = await run('wtr', [...args], { env: { RUNTIME: runtime } })
  const result = JSON.parse(readFileSync(file, 'utf8')) as Outcome
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

const inBrowsers: Step = { name: 'browser tests', run: () => browser() }

/**
 * Stages run in sequence, what is in a stage concurrently; a list within a stage is a sequence of its own. Unit, widget
 * and browser tests use all cores themselves.
 */
const stages: readonly (readonly (Step | readonly Step[])[])[] = [
  [
    { name: 'build', run: async () => done(await build({ clean: ci })) },
    // required by package and browser tests, whose concurrent installations would conflict
    { name: 'a browser to test in', run: async () => done(Boolean(await needChrome())) },
    [
      // the build uses the other core; with several threads, each would check shared files again
      check('types', 'tsc', ['-p', 'tsconfig.json', '--singleThreaded']),
      check('lint', 'biome', ['ci', '.']),
      check('unused code', 'knip', []),
    ],
  ],
  [
    // nothing beside it reads the catalogs: it extracts into them and restores them
    check('texts complete in five languages', 'node', ['scripts/texts.ts']),
    check('sizes', 'size-limit', [], { speaks: true }),
    check('headless demo', 'node', ['demo/headless.ts'], { speaks: true }),
    // before the browser tests: one of them imports the consumer's output
    ...inCi(vitest('package as a consumer sees it', ['--config', 'vitest.package.config.ts'])),
  ],
  // with `all`, the core's coverage by its own tests is measured, which slows every test by a third; without it, the desk
  // suite reaches a server through `langraan serve` only
  [
    {
      name: 'browser tests bundled',
      async run() {
        await buildBrowserTests()
        return done(true)
      },
    },
    vitest('unit tests', [
      ...(all ? ['--coverage'] : ['--exclude', 'tests/suite/http.test.ts']),
      ...['--exclude', '**/*.test.tsx'],
      ...onlyInCi(unitTests),
    ]),
  ],
  // the mock's calls again, on the backend's tables, and on PostgreSQL, if it is installed; with `all`: of every app
  ...inCi([vitest('calls on SQLite', ['--config', 'vitest.sqlite.config.ts', ...(all ? [] : desk)])]),
  ...inCi([
    vitest('calls on PostgreSQL', ['--config', 'vitest.postgres.config.ts', ...(all ? [] : creation)], /^skipped: /),
  ]),
  ...(all ? [[{ name: 'coverage', run: coverage }]] : []),
  [vitest('widget tests', ['.test.tsx', ...onlyInCi(widgetTests)])],
  ...(all
    ? [[inBrowsers], [{ name: 'browser tests on React', run: () => browser([], 'react') }]]
    : [[inBrowsers, ...inCi({ name: 'browser tests on React', run: () => browser(onReact, 'react') })]]),
  ...inCi([{ name: 'browser tests alone', run: () => browser(alone) }]),
  ...(ci && !all ? [[vitest('requests of the screens', requests)]] : []),
  // with `all`: these build the project several times
  ...(all ? [[vitest('copies of the project', ['--config', 'vitest.copy.config.ts'], /^figure: /)]] : []),
  // with `all`: dozens of power cuts, in every installed engine
  ...(all ? [[vitest('real browsers', ['--config', 'vitest.real.config.ts'], /^(?:skipped|figure): /)]] : []),
]

const sum = { passed: 0, failed: 0 }
const failures: string[] = []

async function take(step: Step): Promise<void> {
  const started = performance.now()
  const outcome = await step.run().catch((error: unknown): Outcome => {
    console.log(error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${outcome.failed ? '✗' : '✓'} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  )
  sum.passed += outcome.passed
  sum.failed += outcome.failed
  failures.push(...(outcome.failures ?? []))
}

async function takeAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await take(step)
}

for (const stage of stages) await Promise.all(stage.map((lane) => takeAll([lane].flat())))
// repeats the failures at the end, where they are easy to find
for (const line of failures) console.log(`✗ ${line}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed ? 1 : 0)
