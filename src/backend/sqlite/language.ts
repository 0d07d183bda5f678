import type { Language } from '../sql/replay'
import { sqliteDialect } from './words'

export const sqliteLanguage: Language = {
  dialect: sqliteDialect,
  compiled(query) {
    const { sql, parameters } = query.compile()
    return { sql, parameters, text: JSON.stringify([sql, parameters]) }
  },
}
