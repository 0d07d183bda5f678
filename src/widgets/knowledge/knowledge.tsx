import { texts as failureTexts } from 'langraan:texts/failure'
import { texts } from 'langraan:texts/knowledge'
import { useLingui } from '@lingui/react/macro'
import Step from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { knowledgeApp } from '../../core/knowledge/app'
import { FailurePanel } from '../failure/failure-panel'
import { defineWidget } from '../root/define-widget'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './knowledge.css'
import { KnowledgeLink } from './knowledge-link'
import { KnowledgeAnswer, KnowledgeCards, KnowledgeGroups } from './knowledge-parts'
import { KnowledgeWaysContext } from './knowledge-ways'
import { type KnowledgeLeads, useKnowledge } from './use-knowledge'

export type RaanKnowledgeProps = KnowledgeLeads

const Place = () => (
  <Loading className={css.cards}>
    <Skeleton shape="block" height={140} count={6} />
  </Loading>
)

function KnowledgeView(props: RaanKnowledgeProps) {
  const { t } = useLingui()
  const { at, name, ways, status, shown, error, reload } = useKnowledge(props)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useEffect(() => {
    if (before.current !== name) place.current?.focus()
    before.current = name
  }, [name])
  return (
    <KnowledgeWaysContext value={ways}>
      <div ref={place} tabIndex={-1} className={css.place} part="knowledge">
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
    </KnowledgeWaysContext>
  )
}

export const apps = { knowledge: knowledgeApp }

/** Categories of questions, the questions of one, and one question with its answer. */
export const RaanKnowledge = defineWidget<RaanKnowledgeProps>({
  apps,
  texts: [texts, failureTexts],
  Skeleton: Place,
  View: KnowledgeView,
})
