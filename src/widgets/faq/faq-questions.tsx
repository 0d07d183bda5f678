import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FailurePanel } from '../failure/failure-panel'
import { MarkedWords } from '../list/marked-words'
import { Accordion } from '../ui/accordion'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './faq.css'
import { faqIcon } from './faq-icons'
import type { FaqState } from './use-faq'

function FaqCategories({ categories, shown, choose }: Pick<FaqState, 'categories' | 'shown' | 'choose'>) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Categories`}>
      <ul className={css.categories}>
        {categories.map((category) => {
          const { key, title, qandA } = category
          const Icon = faqIcon(category)
          return (
            <li key={key}>
              <button
                type="button"
                className={css.category}
                aria-current={key === shown?.key ? 'true' : undefined}
                onClick={() => choose(key)}
              >
                <Icon size={18} aria-hidden="true" />
                <span className={css.categoryName}>{title}</span>
                <span className={css.count} aria-hidden="true">
                  {qandA.length}
                </span>
                <VisuallyHidden>{t`${plural(qandA.length, { one: '# question', other: '# questions' })}`}</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export const QuestionsSkeleton = ({ label }: { label?: string }) => (
  <Loading {...(label && { label })} className={css.waiting}>
    <Skeleton shape="block" height={46} count={5} />
  </Loading>
)

export function FaqQuestions({ faq }: { faq: FaqState }) {
  const { t } = useLingui()
  const id = useId()
  const { status, error, categories, shown, rights, asked, choose, clear, reload } = faq
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
    // whoever may write the first one is offered to
    if (asked === '')
      return rights.canAdd ? null : (
        <EmptyPanel title={t`No questions yet`}>{t`Questions and answers from the shop appear here.`}</EmptyPanel>
      )
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
              title: <MarkedWords text={question} words={[asked]} />,
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
