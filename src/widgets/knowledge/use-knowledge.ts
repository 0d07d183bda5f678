import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { Locale } from '../../core/kernel/locale'
import { withKnowledgeChanges } from '../../core/knowledge/knowledge.changes'
import type { KnowledgeLocation, KnowledgeShown } from '../../core/knowledge/knowledge.machine'
import { useApp, useView } from '../runtime/use-engine'
import { useLocale } from '../runtime/use-locale'
import { useMay } from '../runtime/use-may'
import { usePropState } from '../runtime/use-prop-state'
import { addressOf, type KnowledgeAt, type KnowledgeNavigation } from './knowledge-navigation'

export type KnowledgeLeads = KnowledgeAt & {
  /** URL pattern of the knowledge base: `/help/{category}/{question}` */
  knowledgeHref?: string | undefined
  /** return false to navigate on your own; otherwise it opens in place */
  onOpen?: ((at: KnowledgeAt) => unknown) | undefined
}

/** The form that is open; an empty `key` is a new record, `category` where a new article begins. */
export type OpenedForm = { kind: 'article'; key: string; category: string } | { kind: 'category'; key: string }

const placeOf = ({ category, question }: KnowledgeAt, locale: Locale): KnowledgeLocation => {
  if (!category) return { kind: 'cards', locale }
  return question ? { kind: 'question', category, question, locale } : { kind: 'category', category, locale }
}

/** As if pending changes were made. */
export function useChangedKnowledge(value: KnowledgeShown | undefined): KnowledgeShown | undefined {
  const desk = useApp('knowledge')
  const held = useSelector(desk, ({ context }) => context.held)
  const pending = useSelector(desk, ({ context }) => context.pending)
  return useMemo(() => value && withKnowledgeChanges(value, [...pending, ...held]), [value, pending, held])
}

/** Which changes this user is offered, if the backend takes them. */
function useKnowledgeRights() {
  const may = useMay()
  return { canAdd: may('create', 'Blog'), canWrite: may('write', 'Blog'), canDelete: may('delete', 'Blog') }
}

export function useKnowledge({ category, question, knowledgeHref, onOpen }: KnowledgeLeads) {
  const [at, setAt] = usePropState<KnowledgeAt>({ category, question })
  const [opened, setOpened] = useState<OpenedForm>()
  const locale = useLocale()
  const name = JSON.stringify([at.category, at.question, locale])
  const view = useView('knowledge', { key: placeOf(at, locale) }, name)
  const shown = useChangedKnowledge(useSelector(view, (snapshot) => snapshot.context.value))
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
    shown,
    rights: useKnowledgeRights(),
    opened,
    open: setOpened,
    close: () => setOpened(undefined),
    status: useSelector(view, (snapshot) => snapshot.value),
    error: useSelector(view, (snapshot) => snapshot.context.error),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type KnowledgeState = ReturnType<typeof useKnowledge>
