import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'
import { useLocale } from '../../runtime/use-locale'
import { useChangedKnowledge } from '../use-knowledge'

/** All categories, wherever in the knowledge base this is. */
export function useKnowledgeCards() {
  const locale = useLocale()
  const view = useView('knowledge', { key: { kind: 'cards', locale } }, locale)
  const shown = useChangedKnowledge(useSelector(view, ({ context }) => context.value))
  return shown?.kind === 'cards' ? shown.cards : []
}
