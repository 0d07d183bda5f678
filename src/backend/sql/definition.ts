/** The words of a table's definition that differ between databases. */
export type Definition = {
  readonly id: string
  readonly whole: string
  /** text that is compared by byte */
  readonly text: string
  /** the end of a table with an id, and of one with another key */
  readonly rows: string
  readonly keyed: string
  /** statements for old data, of which only SQLite has some, and triggers */
  onlySqlite(statements: string): string
  onlyPostgres(statements: string): string
  /** the first 32 hexadecimal digits of the SHA-256 of a column */
  hash(column: string): string
  /** the lines of each order: a row source `line`, and a whole number in it, null if it has none */
  readonly orderLines: string
  inLine(name: string): string
  /** milliseconds since 1970 */
  readonly now: string
  /** a table of searched texts */
  words(name: string, terms: string): string
  /** takes the letters of its texts out of such a table into the index; '' where they aren't in it */
  wordsAlone(name: string): string
}
