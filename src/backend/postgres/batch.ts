import type { Connection } from '../sql/connection'
import { type Gathered, gatheredAfter, isEmpty } from '../sql/gathered'
import { firstReads, type ReadRows, replay, type Statement } from '../sql/replay'
import type { RowCache } from '../sql/small-rows'
import { storeGathered } from '../sql/store-gathered'
import type { Decided } from '../sql/transaction'
import { SqlError } from './connect'
import { postgresLanguage } from './language'

/** 40001 and 40P01: the database chose this transaction to give way. A lost connection was replaced. */
export const isToRepeat = (error: unknown): boolean =>
  error instanceof SqlError && (error.isLost || error.state === '40001' || error.state === '40P01')

/** What several decisions read or added fails: each has to send its own statements, which shows whose it is. */
export class TogetherError extends Error {}
const notTogether = (error: unknown) =>
  isToRepeat(error) ? error : new TogetherError('common statements failed', { cause: error })

type Batch = {
  send(statement: Statement): Promise<readonly unknown[]>
  cache: RowCache
  decisions: readonly {
    act(cache: RowCache, gathered?: Gathered): (connection: Connection) => Decided<unknown>
    /** the error of a decision, instead of the database's */
    blame(error: unknown): unknown
  }[]
  /** whether decisions share statements */
  isTogether: boolean
}

/**
 * Runs decisions one after the other in an open transaction. Their first reads are sent together, and what they only add is
 * stored by common statements at the end: a batch of new orders takes as many messages as one order.
 */
export async function runBatch({ send, cache, decisions, isTogether }: Batch) {
  const results: unknown[] = []
  let hasSmallWrites = false
  let gathered = isTogether ? gatheredAfter() : undefined
  /** the writes so far: a decision doesn't wait for those of the one before, only for its reads after them */
  const storing: Promise<unknown>[] = []
  let known: ReadRows =
    isTogether && decisions.length > 1
      ? await firstReads(
          postgresLanguage,
          send,
          // a run that isn't the last one mustn't fill the cache
          decisions.map(({ act }) => act(new Map(cache), gathered)),
        ).catch((error: unknown) => {
          throw notTogether(error)
        })
      : new Map()
  for (const { act, blame } of decisions) {
    const fail = (error: unknown): never => {
      throw blame(error)
    }
    const { result, stored, hasWritten } = await replay(
      postgresLanguage,
      send,
      act(cache, gathered),
      true,
      known,
    ).catch(async (error: unknown) => {
      // after a failed write, everything fails
      await Promise.all(storing)
      return fail(error)
    })
    const storedOrBlamed = stored.catch(fail)
    storedOrBlamed.catch(() => undefined)
    storing.push(storedOrBlamed)
    if (hasWritten) known = new Map()
    results.push(result.result)
    hasSmallWrites ||= result.hasSmallWrites
    if (gathered) gathered = result.gathered
  }
  await Promise.all(storing)
  if (gathered && !isEmpty(gathered)) await storeTogether(send, gathered, known)
  return { results, cache, hasSmallWrites }
}

async function storeTogether(send: Batch['send'], gathered: Gathered, known: ReadRows): Promise<void> {
  try {
    const store = (connection: Connection) => storeGathered(connection, gatheredAfter(gathered))
    const { stored } = await replay(postgresLanguage, send, store, true, known)
    await stored
  } catch (error) {
    throw notTogether(error)
  }
}
