/** Result of one part of the test run. */
export type Outcome = {
  passed: number
  failed: number
  /** a line per failure, if the part reports them */
  failures?: readonly string[]
}

const longest = 300

/** One line: the failed test and its message. */
export const failure = (name: string, message = ''): string =>
  `${name}: ${message.replace(/\s+/g, ' ').trim().slice(0, longest)}`
