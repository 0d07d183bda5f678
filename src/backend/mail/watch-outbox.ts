import { outboxTable } from '../../service/email/email.outbox'
import type { Store, Tx } from '../../service/store'

/** A store that reports each committed transaction that wrote to the outbox. */
export function watchOutbox(store: Store, onWritten: () => void): Store {
  return {
    async transact(who, act, likely) {
      let isWritten = false
      const result = await store.transact(
        who,
        (tx) => {
          isWritten = false
          const write: Tx['write'] = (table, rows) => {
            isWritten ||= table.name === outboxTable.name
            tx.write(table, rows)
          }
          // its other tables are opened when they are first read
          return act(Object.create(tx, { write: { value: write } }))
        },
        likely,
      )
      if (isWritten) onWritten()
      return result
    },
  }
}
