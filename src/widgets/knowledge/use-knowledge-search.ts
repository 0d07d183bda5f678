import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import type { FoundArticle, KnowledgeCard } from '../../core/knowledge/knowledge.contract'
import { type FoundQuestion, findCards, findQuestions } from '../../core/knowledge/knowledge.machine'
import { useView } from '../runtime/use-engine'
import { useLocale } from '../runtime/use-locale'

export type KnowledgeFound = {
  words: string
  search(words: string): void
  /** categories */
  found: readonly KnowledgeCard[]
  /** by their titles */
  questions: readonly FoundQuestion[]
  /** others, by their texts */
  articles: readonly FoundArticle[]
  isSearching: boolean
  /** why their texts couldn't be searched */
  error: RaanError | undefined
  retry(): void
}

/** Titles are searched at once, texts by the backend. */
export function useKnowledgeSearch(cards: readonly KnowledgeCard[]): KnowledgeFound {
  const [words, setWords] = useState('')
  const locale = useLocale()
  const view = useView('knowledge.search', { query: { locale } }, locale)
  const { context, value } = useSelector(view, (snapshot) => snapshot)
  const isWanted = words.trim() !== ''
  const questions = findQuestions(cards, words)
  const named = new Set(questions.map(({ link }) => link.id))
  return {
    words,
    search(next) {
      setWords(next)
      view.send({ type: 'query.change', query: { q: next.trim() }, debounced: next.trim() !== '' })
    },
    found: findCards(cards, words),
    questions,
    articles: isWanted ? context.rows.filter(({ id }) => !named.has(id)) : [],
    isSearching: isWanted && value !== 'ready' && value !== 'failed',
    error: isWanted ? context.error : undefined,
    retry: () => view.send({ type: 'reload' }),
  }
}
