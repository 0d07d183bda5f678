import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/knowledge'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import Step from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { authApp } from '../../core/auth/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { knowledgeApp } from '../../core/knowledge/app'
import { FailurePanel } from '../failure/failure-panel'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../runtime/define-widget'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './knowledge.css'
import { KnowledgeLink, KnowledgeNavigationContext } from './knowledge-navigation'
import { KnowledgeAnswer, KnowledgeCards, KnowledgeGroups, KnowledgeLinks } from './knowledge-parts'
import { type KnowledgeLeads, useKnowledge } from './use-knowledge'

// keep a bare import(): a retry resolves to the module itself
const editing = lazyPart(() => import('./edit/knowledge-editing'))

export type RaanKnowledgeProps = KnowledgeLeads

const Place = () => (
  <Loading className={css.cards}>
    <Skeleton shape="block" height={140} count={6} />
  </Loading>
)

function KnowledgeView(props: RaanKnowledgeProps) {
  const { t } = useLingui()
  const knowledge = useKnowledge(props)
  const { at, name, navigation, status, shown, error, rights, reload } = knowledge
  const isEditor = rights.canAdd || rights.canWrite || rights.canDelete
  // an article that was moved since leads back to where it is now
  const category = (shown?.kind === 'question' && shown.question.category) || at.category
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
                <KnowledgeLink to={{ category }} className={css.link}>
                  {t`All questions in this category`}
                </KnowledgeLink>
              </>
            )}
          </nav>
        )}
        {isEditor && shown && (
          <Lazy part={editing} fallback={<div className={css.editing} />}>
            {({ KnowledgeEditing }) => <KnowledgeEditing knowledge={knowledge} />}
          </Lazy>
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
          <KnowledgeGroups key={name} groups={shown.groups} category={at.category ?? ''}>
            {(group) =>
              isEditor ? (
                <Lazy part={editing} fallback={<KnowledgeLinks group={group} category={at.category ?? ''} />}>
                  {({ OwnArticles }) => <OwnArticles knowledge={knowledge} group={group} />}
                </Lazy>
              ) : (
                <KnowledgeLinks group={group} category={at.category ?? ''} />
              )
            }
          </KnowledgeGroups>
        )}
        {shown?.kind === 'question' && <KnowledgeAnswer question={shown.question} category={category ?? ''} />}
      </div>
    </KnowledgeNavigationContext>
  )
}

export const apps = { knowledge: knowledgeApp, auth: authApp }

export const RaanKnowledge = defineWidget<RaanKnowledgeProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: Place,
  View: KnowledgeView,
})
