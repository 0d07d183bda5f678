import type { Call } from '../kernel/endpoint'
import { isMissing } from '../kernel/errors'
import { createListMachine } from '../kernel/list-machine'
import type { Locale } from '../kernel/locale'
import { type FoundArticle, knowledgeCalls } from './knowledge.contract'
import { languageOf } from './knowledge.machine'

export type KnowledgeSearch = { q: string; locale?: Locale }

/** Calls to a backend that doesn't search texts: it isn't asked again. */
const unsupported = new WeakSet<Call>()

async function find(call: Call, { q, ...language }: KnowledgeSearch, signal: AbortSignal): Promise<FoundArticle[]> {
  if (q === '' || unsupported.has(call)) return []
  try {
    return await call(knowledgeCalls.search, { query: { q, ...languageOf(language) } }, { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    unsupported.add(call)
    return []
  }
}

/** Articles that contain the words, in title or text; none without words, nor from a backend that doesn't search. */
export const knowledgeSearchMachine = createListMachine<FoundArticle, KnowledgeSearch>({
  id: 'knowledgeSearch',
  query: { q: '' },
  keyOf: ({ id }) => id,
  async load({ call, query, signal }) {
    const rows = await find(call, query, signal)
    return { rows, total: rows.length, extra: undefined }
  },
})
