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
  const wanted = words.trim()
  const view = useView('knowledge.search', { query: { q: wanted, locale } }, locale)
  const rows = useSelector(view, ({ context }) => context.rows)
  const error = useSelector(view, ({ context }) => context.error)
  const isDone = useSelector(view, ({ value }) => value === 'ready' || value === 'failed')
  const questions = findQuestions(cards, words)
  const named = new Set(questions.map(({ link }) => link.id))
  // an article whose deletion can still be undone is found, but no longer in its card
  const listed = new Set(cards.flatMap((card) => card.questions ?? []).map(({ id }) => id))
  const isShown = ({ id }: FoundArticle) => !named.has(id) && (listed.size === 0 || listed.has(id))
  return {
    words,
    search(next) {
      setWords(next)
      view.send({ type: 'query.change', query: { q: next.trim() }, debounced: next.trim() !== '' })
    },
    found: findCards(cards, words),
    questions,
    articles: wanted === '' ? [] : rows.filter(isShown),
    isSearching: wanted !== '' && !isDone,
    error: wanted === '' ? undefined : error,
    retry: () => view.send({ type: 'reload' }),
  }
}
