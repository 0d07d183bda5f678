import { createQueryId, PostgresQueryCompiler } from 'kysely'
import type { Language } from '../sql/replay'
import { postgresDialect } from './words'

/** PostgreSQL has no text with the character 0. Sort keys contain it, so the next one takes its place. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\u0001') : Array.isArray(value) ? value.map(storable) : value

const compiler = new PostgresQueryCompiler()

export const postgresLanguage: Language = {
  dialect: postgresDialect,
  compiled(query) {
    const { sql, parameters: given } = compiler.compileQuery(query.toOperationNode(), createQueryId())
    const parameters = given.map(storable)
    return { sql, parameters, text: JSON.stringify([sql, parameters]) }
  },
}
