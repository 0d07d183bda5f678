import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Money from 'lucide-react/icons/banknote'
import Book from 'lucide-react/icons/book-open'
import Orders from 'lucide-react/icons/clipboard-pen'
import Labels from 'lucide-react/icons/printer'
import Shops from 'lucide-react/icons/store'
import Team from 'lucide-react/icons/user-cog'
import Customers from 'lucide-react/icons/users'
import { type ReactNode, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { readTimestamp } from '../../core/kernel/timestamp'
import type { KnowledgeCard, KnowledgeGroup, KnowledgeQuestion } from '../../core/knowledge/knowledge.contract'
import { findCards, findGroups, questionSlug } from '../../core/knowledge/knowledge.machine'
import { momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { SafeHtml } from '../safe-html/safe-html'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { Picture } from '../ui/picture'
import { SearchBox } from '../ui/search-box'
import * as css from './knowledge.css'
import { KnowledgeLink } from './knowledge-navigation'

type FinderProps<Row> = {
  rows: readonly Row[]
  find(rows: readonly Row[], words: string): readonly Row[]
  children(found: readonly Row[]): ReactNode
}

function KnowledgeFinder<Row>({ rows, find, children }: FinderProps<Row>) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = find(rows, words)
  const wanted = words.trim()
  return (
    <>
      <div className={css.banner}>
        <p className={css.lead}>{t`What would you like to know?`}</p>
        <SearchBox
          className={css.search}
          value={words}
          onChange={setWords}
          label={t`Search the knowledge base`}
          placeholder={t`Search the knowledge base`}
          clearLabel={t`Clear search`}
        />
      </div>
      {found.length > 0 ? (
        children(found)
      ) : wanted === '' ? (
        <EmptyPanel title={t`Nothing here yet`} />
      ) : (
        <EmptyPanel
          title={t`Nothing found for “${wanted}”`}
          action={<Button onClick={() => setWords('')}>{t`Show everything`}</Button>}
        >
          {t`Try different or fewer words.`}
        </EmptyPanel>
      )}
    </>
  )
}

/** For categories without a picture; unknown categories get a book. */
const signs: Readonly<Record<string, LucideIcon>> = {
  orders: Orders,
  labels: Labels,
  cod: Money,
  customers: Customers,
  shops: Shops,
  team: Team,
}

function Sign({ category, img }: Pick<KnowledgeCard, 'category' | 'img'>) {
  const Icon = lookUp(signs, category) ?? Book
  return <Picture src={img ?? undefined} icon={<Icon aria-hidden="true" />} className={css.sign} />
}

export const KnowledgeCards = ({ cards }: { cards: readonly KnowledgeCard[] }) => (
  <KnowledgeFinder rows={cards} find={findCards}>
    {(found) => (
      <ul className={css.cards}>
        {found.map(({ id, category, img, title, desc }) => (
          <li key={id}>
            <KnowledgeLink to={{ category }} className={css.card}>
              <Sign category={category} img={img} />
              <strong>{title}</strong>
              <span className={css.quiet}>{desc}</span>
            </KnowledgeLink>
          </li>
        ))}
      </ul>
    )}
  </KnowledgeFinder>
)

export const KnowledgeGroups = ({ groups, category }: { groups: readonly KnowledgeGroup[]; category: string }) => (
  <KnowledgeFinder rows={groups} find={findGroups}>
    {(found) => (
      <div className={css.cards}>
        {found.map(({ id, title, questions }) => (
          <Card key={id} title={title}>
            <ul className={css.links}>
              {questions.map((link) => (
                <li key={link.id}>
                  <KnowledgeLink to={{ category, question: questionSlug(link) }} className={css.link}>
                    {link.question}
                  </KnowledgeLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    )}
  </KnowledgeFinder>
)

export function KnowledgeAnswer({ question, category }: { question: KnowledgeQuestion; category: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = readTimestamp(question.lastUpdated)
  const when = moment === undefined ? '' : momentText(moment, locale)
  return (
    <div className={css.answer}>
      <Card title={question.title}>
        {when !== '' && <p className={css.updated}>{t`Updated ${when}`}</p>}
        <SafeHtml html={question.content} />
      </Card>
      {question.relatedQuestions.length > 0 && (
        <Card title={t`Related questions`}>
          <ul className={css.links}>
            {question.relatedQuestions.map((link) => (
              <li key={link.id}>
                <KnowledgeLink to={{ category, question: questionSlug(link) }} className={css.link}>
                  {link.question}
                </KnowledgeLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
