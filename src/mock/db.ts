/** Every table of a mock by name, a person's as `cart/1`; rows are JSON values and are replaced, never changed in place. */
export type Rows = { readonly [table: string]: readonly unknown[] }

/**
 * Where a mock keeps its rows. `read` answers nothing before the first `write`. What a mock reads and writes together it
 * does without waiting, so several mocks of one process may share one db. Whoever shows rows may listen with `subscribe`.
 */
export type Db = {
  read(): Rows | null | undefined
  write(rows: Rows): void
  /**
   * For rows that other processes write as well, or that take time to keep. A mock answers each call inside of it: `read`
   * has the newest rows, and what `act` wrote is kept at once, or not at all when it rejects. Resolves once it is kept. May
   * run `act` again when somebody else wrote meanwhile.
   */
  transact?<T>(act: () => Promise<T>): Promise<T>
  subscribe?(fn: () => void): () => void
}

/** Rows that live as long as the mock. */
export function memoryDb(): Db {
  let rows: Rows | undefined
  return {
    read: () => rows,
    write: (next) => {
      rows = next
    },
  }
}
