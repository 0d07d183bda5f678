import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FailurePanel } from '../failure/failure-panel'
import { Accordion } from '../ui/accordion'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './faq.css'
import { FaqCategories } from './faq-categories'
import { QuestionsSkeleton } from './faq-skeleton'
import { Marked } from './marked'
import type { FaqState } from './use-faq'

/** Categories beside the questions of one of them. */
export function FaqQuestions({ faq }: { faq: FaqState }) {
  const { t } = useLingui()
  const id = useId()
  const { status, error, categories, shown, asked, choose, clear, reload } = faq
  const failure = status === 'failed' && (
    <FailurePanel
      error={error}
      title={t`Couldn't load questions`}
      forbidden={t`You don't have access to the questions`}
      isShown={categories.length > 0}
      onRetry={reload}
    />
  )
  if (!shown) {
    if (failure) return failure
    if (status === 'loading') return <QuestionsSkeleton label={t`Loading questions…`} />
    if (asked === '') return <EmptyPanel title={t`No questions yet`} />
    return (
      <EmptyPanel
        title={t`No questions match “${asked}”`}
        action={<Button onClick={clear}>{t`Show all questions`}</Button>}
      >
        {t`Try different or fewer words.`}
      </EmptyPanel>
    )
  }
  const count = categories.reduce((all, { qandA }) => all + qandA.length, 0)
  return (
    <>
      {failure}
      <div className={css.parts} aria-busy={faq.isBusy}>
        <FaqCategories categories={categories} shown={shown} choose={choose} />
        <section className={css.questions} aria-labelledby={id}>
          <div>
            <h2 id={id} className={css.question}>
              {shown.title}
            </h2>
            {shown.subtitle && <p className={css.quiet}>{shown.subtitle}</p>}
          </div>
          <Accordion
            key={shown.key}
            firstOpen
            items={shown.qandA.map(({ question, ans }) => ({
              id: question,
              title: <Marked text={question} query={asked} />,
              content: ans,
            }))}
          />
        </section>
        <VisuallyHidden>
          <p aria-live="polite">
            {asked !== '' && t`${plural(count, { one: '# question found', other: '# questions found' })}`}
          </p>
        </VisuallyHidden>
      </div>
    </>
  )
}
