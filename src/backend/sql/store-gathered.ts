import { storeChanges } from '../live/live.rows'
import { storeCreated } from '../orders/orders.rows'
import { storeEntries } from '../users/users.activity.rows'
import type { Connection } from './connection'
import { type Gathered, isEmpty } from './gathered'

/** Stores everything, and leaves nothing to store. */
export function storeGathered(connection: Connection, { orders, entries, changes }: Gathered): void {
  const [created, noted, written] = [orders.splice(0), entries.splice(0), changes.splice(0)]
  storeCreated(connection, created)
  storeEntries(connection, noted)
  storeChanges(connection, written)
}

/** A connection that stores what was gathered before anything is read or written. */
export function withGathered(connection: Connection, gathered: Gathered): Connection {
  const settled = (): Connection => {
    if (!isEmpty(gathered)) storeGathered(connection, gathered)
    return connection
  }
  return {
    ...connection,
    all: (query) => settled().all(query),
    first: (query) => settled().first(query),
    run: (query) => settled().run(query),
  }
}
