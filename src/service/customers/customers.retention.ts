import { isoTime } from '../../core/kernel/clock'
import type { Backend } from '../handle'
import type { Tx } from '../store'
import { cardOf } from './customers.cards'
import { eraseFound, type Found, findByKey, isErasable, noteErasure, removeFiles } from './customers.erase'
import type { CustomerPlace } from './customers.store'

const together = 20
const start: CustomerPlace = { at: '', key: '' }

type Part<Place> = { readonly found: readonly Found[]; readonly next: Place | undefined }

/** The next customers whose latest order is older, and what is stored of those that may be erased. */
function oldAfter(tx: Tx, moment: string, after: CustomerPlace) {
  const old = tx.customers.lastBefore(moment, after, together)
  // a merged customer has several keys, and counts with the last one
  const isLastOf = ({ key, at }: CustomerPlace): boolean =>
    [...tx.customers.known(cardOf(tx, key)?.keys ?? [])].every(
      ([other, known]) => known.at < at || (known.at === at && other <= key),
    )
  const found = old.filter(isLastOf).flatMap(({ key }) => findByKey(tx, key) ?? [])
  return { found: found.filter((each) => isErasable(each, moment)), next: old.at(-1) }
}

/** The next customers without orders whose card is older, by number, and what is stored of those that may be erased. */
function oldCardsAfter(tx: Tx, moment: string, after: number) {
  const some = tx.cards.changedBefore(Date.parse(moment), after, together)
  const known = tx.customers.known(some.flatMap(({ keys }) => keys))
  const alone = some.filter(({ keys }) => !keys.some((key) => known.has(key)))
  const found = alone.flatMap(({ keys: [key = ''] }) => findByKey(tx, key) ?? [])
  return { found: found.filter((each) => isErasable(each, moment)), next: some.at(-1)?.id }
}

/** Goes through the customers, some in each transaction: others wait meanwhile. */
async function eachPart<Place>(start: Place, act: (after: Place) => Promise<Place | undefined>): Promise<void> {
  for (let after: Place | undefined = start; after !== undefined; ) after = await act(after)
}

/** How many customers `eraseOld` would erase. */
export async function countOld({ store }: Pick<Backend, 'store'>, before: number): Promise<number> {
  const moment = isoTime(before)
  let count = 0
  const counting =
    <Place>(part: (tx: Tx, moment: string, after: Place) => Part<Place>) =>
    async (after: Place) => {
      const { found, next } = await store.transact(null, (tx) => part(tx, moment, after), 'reads')
      count += found.length
      return next
    }
  await eachPart(0, counting(oldCardsAfter))
  await eachPart(start, counting(oldAfter))
  return count
}

/**
 * Erases the customers whose latest order, or card if they have none, is older than `before` (milliseconds since 1970),
 * except those with unfinished orders or newer invoices. Resolves with how many were erased.
 */
export async function eraseOld({ store, files }: Pick<Backend, 'store' | 'files'>, before: number): Promise<number> {
  const moment = isoTime(before)
  let erased = 0
  const erasing =
    <Place>(part: (tx: Tx, moment: string, after: Place) => Part<Place>) =>
    async (after: Place) => {
      const done = await store.transact(null, (tx) => {
        const { found, next } = part(tx, moment, after)
        const fileIds = found.flatMap((each) => eraseFound(tx, each))
        const orders = found.reduce((sum, each) => sum + each.orders.length, 0)
        if (found.length > 0) noteErasure(tx, null, orders)
        return { next, count: found.length, fileIds }
      })
      await removeFiles(files, done.fileIds)
      erased += done.count
      return done.next
    }
  await eachPart(0, erasing(oldCardsAfter))
  await eachPart(start, erasing(oldAfter))
  return erased
}
