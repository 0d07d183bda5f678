import { type Reply, reply } from '../service/reply'

/** SQLite's result code for a full disk; extended codes have it in their lowest byte. */
const full = 13
/** SQLite's, for the file of shared memory that it can't make room for: IOERR_SHMSIZE */
const fullForMemory = 4874
/** PostgreSQL's */
const fullState = '53100'

export function isFull(error: unknown): boolean {
  const { errcode = 0, state, code } = (error ?? {}) as { errcode?: number; state?: string; code?: unknown }
  return (
    errcode % 256 === full || errcode === fullForMemory || state === fullState || code === 'ENOSPC' || code === 'EDQUOT'
  )
}

/** SQLite's result codes for a damaged file, and for one that isn't a database. */
const damaged = [11, 26]

export function isDamaged(error: unknown): boolean {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number }
  return damaged.includes(errcode % 256)
}

/** The response after an exception, of which nothing was stored. Says nothing about the exception itself. */
export const failureOf = (error: unknown): Reply =>
  isFull(error) ? reply(507, { error: 'The disk is full' }) : reply(500, { error: 'Something went wrong' })
