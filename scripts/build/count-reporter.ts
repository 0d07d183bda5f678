import { writeFileSync } from 'node:fs'
import { failure, type Outcome } from './outcome.ts'

type TestResult = {
  name: string
  passed: boolean
  skipped: boolean
  /** in ms */
  duration?: number
  error?: { message?: string; stack?: string }
}
type Suite = { name: string; tests: TestResult[]; suites: Suite[] }
type Session = {
  testFile: string
  testResults?: Suite
  errors: { message?: string; stack?: string }[]
  logs: unknown[][]
}

const isSlow = ({ duration = 0 }: TestResult) => duration > 30_000

const testsOf = (suite: Suite | undefined): TestResult[] =>
  suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []

/** Prints failures and slow tests, and writes the counts that the test run adds up. */
export function countReporter(file: string) {
  return {
    reportTestFileResults({
      logger,
      sessionsForTestFile,
      testFile,
    }: {
      logger: { log(text: string): void }
      sessionsForTestFile: Session[]
      testFile: string
    }) {
      for (const session of sessionsForTestFile) {
        for (const error of session.errors) logger.log(`  ${testFile}: ${error.stack ?? error.message}`)
        for (const test of testsOf(session.testResults)) {
          if (isSlow(test)) logger.log(`  slow: ${test.name} (${Math.round((test.duration ?? 0) / 1000)} s)`)
          if (!test.passed && !test.skipped)
            logger.log(`  FAILED ${test.name}\n${test.error?.message ?? ''}\n${test.error?.stack ?? ''}`)
        }
      }
    },
    onTestRunFinished({ sessions }: { sessions: Session[] }) {
      const tests = sessions.flatMap((session) => testsOf(session.testResults))
      const failed = tests.filter((test) => !test.passed && !test.skipped)
      const failures = [
        ...failed.map(({ name, error }) => failure(name, error?.message)),
        ...sessions.flatMap(({ testFile, errors }) => errors.map(({ message }) => failure(testFile, message))),
      ]
      const outcome: Outcome = {
        passed: tests.filter((test) => test.passed).length,
        failed: failures.length,
        failures,
      }
      writeFileSync(file, JSON.stringify(outcome))
    },
  }
}
