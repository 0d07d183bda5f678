import { pino } from 'pino'
import { isoTime } from '../../core/kernel/clock'

export type RequestLog = {
  request(line: { call: string; status: number; ms: number }): void
  error(error: unknown): void
  /** a sentence without personal data */
  warn(message: string): void
}

type Failure = { name?: unknown; code?: unknown; errstr?: unknown; stack?: unknown }

/** Where an error arose. Its message may quote what a user typed; SQLite's general description doesn't. */
function described(error: unknown): object {
  const { name, code, errstr, stack } = (error ?? {}) as Failure
  const frames = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : []
  return { error: name, code, reason: errstr, at: frames.slice(0, 10).map((line) => line.trim()) }
}

/** A JSON object per line: no query strings, bodies, names or tokens. */
export function createRequestLog(write: (line: string) => void, now: () => number): RequestLog {
  const log = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${isoTime(now())}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  )
  return {
    request: ({ call, status, ms }) =>
      log[status >= 500 ? 'error' : 'info']({ call, status, ms: Math.round(ms * 10) / 10 }),
    error: (error) => log.error(described(error)),
    warn: (message) => log.warn(message),
  }
}
