import { isoTime } from '../../core/kernel/clock'
import type { Backend } from '../handle'
import type { Tx } from '../store'
import { cardOf, cardsTable } from './customers.cards'
import { eraseFound, type Found, findByKey, isErasable, noteErasure, removeFiles } from './customers.erase'
import type { CustomerPlace } from './customers.store'

const together = 20
const start: CustomerPlace = { at: '', key: '' }

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

/** Customers without orders whose card is older. */
const oldCards = (tx: Tx, moment: string): readonly Found[] =>
  tx.read(cardsTable).flatMap(({ keys, changedAt }) => {
    if (isoTime(changedAt) >= moment || tx.customers.known(keys).size > 0) return []
    const found = findByKey(tx, keys[0] ?? '')
    return found && isErasable(found, moment) ? [found] : []
  })

/** How many customers `eraseOld` would erase. */
export async function countOld({ store }: Pick<Backend, 'store'>, before: number): Promise<number> {
  const moment = isoTime(before)
  let count = await store.transact(null, (tx) => oldCards(tx, moment).length, 'reads')
  for (let last: CustomerPlace | undefined = start; last; ) {
    const after: CustomerPlace = last
    const { found, next } = await store.transact(null, (tx) => oldAfter(tx, moment, after), 'reads')
    count += found.length
    last = next
  }
  return count
}

/**
 * Erases the customers whose latest order, or card if they have none, is older than `before` (milliseconds since 1970), except those with unfinished
 * orders or newer invoices. Resolves with how many were erased.
 */
export async function eraseOld({ store, files }: Pick<Backend, 'store' | 'files'>, before: number): Promise<number> {
  const moment = isoTime(before)
  let last = start
  let erased = await store.transact(null, (tx) => {
    const found = oldCards(tx, moment)
    for (const each of found) eraseFound(tx, each)
    if (found.length > 0) noteErasure(tx, null, 0)
    return found.length
  })
  for (;;) {
    const after = last
    const done = await store.transact(null, (tx) => {
      const { found, next } = oldAfter(tx, moment, after)
      const fileIds = found.flatMap((each) => eraseFound(tx, each))
      if (found.length > 0)
        noteErasure(
          tx,
          null,
          found.reduce((sum, { orders }) => sum + orders.length, 0),
        )
      return { next, count: found.length, fileIds }
    })
    await removeFiles(files, done.fileIds)
    erased += done.count
    if (!done.next) return erased
    last = done.next
  }
}
