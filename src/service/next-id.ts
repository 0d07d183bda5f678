/** The next number of a record: one more than the highest. */
export const nextId = (rows: readonly { id: number }[]): number =>
  rows.reduce((most, { id }) => Math.max(most, id), 0) + 1
