import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/knowledge'
import { useLingui } from '@lingui/react/macro'
import Step from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { knowledgeApp } from '../../core/knowledge/app'
import { FailurePanel } from '../failure/failure-panel'
import { defineWidget } from '../runtime/define-widget'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './knowledge.css'
import { KnowledgeLink, KnowledgeNavigationContext } from './knowledge-navigation'
import { KnowledgeAnswer, KnowledgeCards, KnowledgeGroups } from './knowledge-parts'
import { type KnowledgeLeads, useKnowledge } from './use-knowledge'

export type RaanKnowledgeProps = KnowledgeLeads

const Place = () => (
  <Loading className={css.cards}>
    <Skeleton shape="block" height={140} count={6} />
  </Loading>
)

function KnowledgeView(props: RaanKnowledgeProps) {
  const { t } = useLingui()
  const { at, name, navigation, status, shown, error, reload } = useKnowledge(props)
  const containerRef = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useEffect(() => {
    if (before.current !== name) containerRef.current?.focus()
    before.current = name
  }, [name])
  return (
    <KnowledgeNavigationContext value={navigation}>
      <div ref={containerRef} tabIndex={-1} className={css.root} part="knowledge">
        {at.category && (
          <nav className={css.back} aria-label={t`Back`}>
            <KnowledgeLink to={{}} className={css.link}>
              {t`All categories`}
            </KnowledgeLink>
            {at.question && (
              <>
                <Step size={16} className={css.step} aria-hidden="true" />
                <KnowledgeLink to={{ category: at.category }} className={css.link}>
                  {t`All questions in this category`}
                </KnowledgeLink>
              </>
            )}
          </nav>
        )}
        {status === 'failed' && (
          <FailurePanel
            error={error}
            title={t`Couldn't load the knowledge base`}
            forbidden={t`You don't have access to the knowledge base`}
            isShown={shown !== undefined}
            onRetry={reload}
          />
        )}
        {status === 'missing' && <EmptyPanel title={t`This knowledge base page doesn't exist`} />}
        {status === 'loading' && !shown && <Place />}
        {shown?.kind === 'cards' && <KnowledgeCards cards={shown.cards} />}
        {shown?.kind === 'category' && (
          <KnowledgeGroups key={name} groups={shown.groups} category={at.category ?? ''} />
        )}
        {shown?.kind === 'question' && <KnowledgeAnswer question={shown.question} category={at.category ?? ''} />}
      </div>
    </KnowledgeNavigationContext>
  )
}

export const apps = { knowledge: knowledgeApp }

export const RaanKnowledge = defineWidget<RaanKnowledgeProps>({
  apps,
  messages: [messages, failureMessages],
  Skeleton: Place,
  View: KnowledgeView,
})
