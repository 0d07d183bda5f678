import { isMissing } from '../kernel/errors'
import { createListMachine } from '../kernel/list-machine'
import type { Locale } from '../kernel/locale'
import { type FoundArticle, knowledgeCalls } from './knowledge.contract'
import { languageOf } from './knowledge.machine'

export type KnowledgeSearch = { q: string; locale?: Locale }

/** Articles that contain the words, in title or text; none without words, nor from a backend that doesn't search. */
export const knowledgeSearchMachine = createListMachine<FoundArticle, KnowledgeSearch>({
  id: 'knowledgeSearch',
  query: { q: '' },
  keyOf: ({ id }) => id,
  async load({ call, query: { q, ...language }, signal }) {
    const found =
      q === ''
        ? []
        : await call(knowledgeCalls.search, { query: { q, ...languageOf(language) } }, { signal }).catch(noneIfMissing)
    return { rows: found, total: found.length, extra: undefined }
  },
})

function noneIfMissing(error: unknown): FoundArticle[] {
  if (isMissing(error)) return []
  throw error
}
