import * as v from 'valibot'

/** Fields of a record in a response that a backend with versions fills in. */
export const versionEntries = {
  /** increases with every change */
  version: v.exactOptional(v.number()),
  /** name of the user who made the latest change */
  changedBy: v.exactOptional(v.string()),
}
