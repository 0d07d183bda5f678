import { useSelector } from '@xstate/react'
import type { KnowledgeLocation } from '../../core/knowledge/knowledge.machine'
import { useView } from '../runtime/use-engine'
import { usePropState } from '../runtime/use-prop-state'
import { addressOf, type KnowledgeAt, type KnowledgeNavigation } from './knowledge-navigation'

export type KnowledgeLeads = KnowledgeAt & {
  /** URL pattern of the knowledge base: `/help/{category}/{question}` */
  knowledgeHref?: string | undefined
  /** return false to navigate on your own; otherwise it opens in place */
  onOpen?: ((at: KnowledgeAt) => unknown) | undefined
}

const placeOf = ({ category, question }: KnowledgeAt): KnowledgeLocation => {
  if (!category) return { kind: 'cards' }
  return question ? { kind: 'question', category, question } : { kind: 'category', category }
}

export function useKnowledge({ category, question, knowledgeHref, onOpen }: KnowledgeLeads) {
  const [at, setAt] = usePropState<KnowledgeAt>({ category, question })
  const name = JSON.stringify([at.category, at.question])
  const view = useView('knowledge', { key: placeOf(at) }, name)
  const navigation: KnowledgeNavigation = {
    hrefOf: (to) => (knowledgeHref === undefined ? undefined : addressOf(knowledgeHref, to)),
    go(to) {
      if (onOpen?.(to) !== false) setAt(to)
    },
  }
  return {
    at,
    name,
    navigation,
    status: useSelector(view, (snapshot) => snapshot.value),
    shown: useSelector(view, (snapshot) => snapshot.context.value),
    error: useSelector(view, (snapshot) => snapshot.context.error),
    reload: () => view.send({ type: 'reload' }),
  }
}
