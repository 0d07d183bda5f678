import { isoTime } from '../../core/kernel/clock'
import type { Backend } from '../handle'
import { eraseFound, findByKey, isErasable, noteErasure, removeFiles } from './customers.erase'
import type { CustomerPlace } from './customers.store'

const together = 20
const start: CustomerPlace = { at: '', key: '' }

/**
 * Erases the customers whose latest order is older than `before` (milliseconds since 1970), except those with unfinished
 * orders or newer invoices. Resolves with how many were erased.
 */
export async function eraseOld({ store, files }: Pick<Backend, 'store' | 'files'>, before: number): Promise<number> {
  const moment = isoTime(before)
  let last = start
  let erased = 0
  for (;;) {
    const after = last
    const done = await store.transact(null, (tx) => {
      const old = tx.customers.lastBefore(moment, after, together)
      const found = old.flatMap(({ key }) => findByKey(tx, key) ?? []).filter((each) => isErasable(each, moment))
      const fileIds = found.flatMap((each) => eraseFound(tx, each))
      if (found.length > 0)
        noteErasure(
          tx,
          null,
          found.reduce((sum, { orders }) => sum + orders.length, 0),
        )
      return { next: old.at(-1), count: found.length, fileIds }
    })
    await removeFiles(files, done.fileIds)
    erased += done.count
    if (!done.next) return erased
    last = done.next
  }
}
