import { sql } from 'kysely'
import { type Searched, searched, type Words } from '../sql/connection'
import type { SqliteConnection } from '../sqlite/sqlite-connection'
import { raw, rowsOf } from './raw'

/** Temporary full-text indices with the settings of the real ones, to be filled with the right words. */
export function openTrialIndex(connection: SqliteConnection) {
  for (const of of searched)
    connection.execute(`
      create virtual table temp.right_${of}_words using fts5(
        words, digits, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
      create virtual table temp.right_${of}_terms using fts5vocab('temp', 'right_${of}_words', 'col');`)
  return {
    add(of: Searched, id: number, { words, digits }: Words): void {
      const into = sql.table(`temp.right_${of}_words`)
      connection.run(raw(sql`insert into ${into} (rowid, words, digits) values (${id}, ${words}, ${digits})`))
    },
    close(): void {
      for (const of of searched)
        connection.execute(`drop table temp.right_${of}_terms; drop table temp.right_${of}_words`)
    },
  }
}

/** Counts rows that are in one of two tables only. */
function differing(connection: SqliteConnection, columns: string, one: string, other: string): number {
  const [a, b] = [`select ${columns} from ${one}`, `select ${columns} from ${other}`]
  const [found] = rowsOf<{ count: number }>(
    connection,
    `select (select count(*) from (${a} except ${b})) + (select count(*) from (${b} except ${a})) as count`,
  )
  return found?.count ?? 0
}

/** Says how the indices differ from the trial; undefined if they don't. */
export function indexProblem(connection: SqliteConnection): string | undefined {
  const problems = searched.flatMap((of) => {
    const rows = differing(connection, 'rowid', `${of}_words`, `temp.right_${of}_words`)
    const terms = differing(connection, 'term, col, doc, cnt', `${of}_terms`, `temp.right_${of}_terms`)
    return rows + terms > 0 ? [`${of}s: ${rows} rows and ${terms} terms differ`] : []
  })
  return problems.length > 0 ? problems.join('; ') : undefined
}
