import { type Reply, reply } from '../service/reply'

/** SQLite's result code for a full disk; extended codes have it in their lowest byte. */
const full = 13

const isFull = (error: unknown): boolean => ((error as { errcode?: number } | null)?.errcode ?? 0) % 256 === full

/** The response after an exception, of which nothing was stored. Says nothing about the exception itself. */
export const failureOf = (error: unknown): Reply =>
  isFull(error) ? reply(507, { error: 'The disk is full' }) : reply(500, { error: 'Something went wrong' })
