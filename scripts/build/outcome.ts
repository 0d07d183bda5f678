/** What came of a part of the test run. */
export type Outcome = {
  passed: number
  failed: number
  /** a line for each that failed, where the part knows them */
  failures?: readonly string[]
}

const longest = 300

/** In one line: which test failed, and how. */
export const failure = (name: string, message = ''): string =>
  `${name}: ${message.replace(/\s+/g, ' ').trim().slice(0, longest)}`
