import { plural } from '@lingui/core/macro'
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
import type {
  KnowledgeCard,
  KnowledgeGroup,
  KnowledgeQuestion,
  KnowledgeLink as Link,
} from '../../core/knowledge/knowledge.contract'
import { findGroups, questionSlug } from '../../core/knowledge/knowledge.machine'
import { FailurePanel } from '../failure/failure-panel'
import { momentText } from '../i18n/dates'
import { MarkedWords } from '../list/marked-words'
import { useLocale } from '../runtime/use-locale'
import { SafeHtml } from '../safe-html/safe-html'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { Picture } from '../ui/picture'
import { SearchBox } from '../ui/search-box'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './knowledge.css'
import { KnowledgeLink } from './knowledge-navigation'
import { type KnowledgeFound, useKnowledgeSearch } from './use-knowledge-search'

type FinderProps = {
  words: string
  onWords(words: string): void
  isEmpty: boolean
  isSearching?: boolean
  children: ReactNode
}

function KnowledgeFinder({ words, onWords, isEmpty, isSearching = false, children }: FinderProps) {
  const { t } = useLingui()
  const wanted = words.trim()
  return (
    <>
      <div className={css.banner}>
        <p className={css.lead}>{t`What would you like to know?`}</p>
        <SearchBox
          className={css.search}
          value={words}
          onChange={onWords}
          busy={isSearching}
          label={t`Search the knowledge base`}
          placeholder={t`Search the knowledge base`}
          clearLabel={t`Clear search`}
        />
      </div>
      {!isEmpty || isSearching ? (
        children
      ) : wanted === '' ? (
        <EmptyPanel title={t`Nothing here yet`} />
      ) : (
        <EmptyPanel
          title={t`Nothing found for “${wanted}”`}
          action={<Button onClick={() => onWords('')}>{t`Show everything`}</Button>}
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

function Marks({ own = false, hidden = false }: { own?: boolean | undefined; hidden?: boolean | undefined }) {
  const { t } = useLingui()
  if (!own && !hidden) return null
  return hidden ? <Badge>{t`Hidden`}</Badge> : <Badge tone="info">{t`From your shop`}</Badge>
}

const QuestionLink = ({ link, category }: { link: Link; category: string }) => (
  <KnowledgeLink to={{ category, question: questionSlug(link) }} className={css.link}>
    {link.question}
  </KnowledgeLink>
)

function FoundQuestions({ words, questions, articles }: Pick<KnowledgeFound, 'words' | 'questions' | 'articles'>) {
  const { t } = useLingui()
  const each = words.split(/\s+/)
  return (
    <Card title={t`Questions and articles`}>
      <ul className={css.links}>
        {questions.map(({ card, link }) => (
          <li key={`${card.id} ${link.id}`} className={css.marked}>
            <QuestionLink link={link} category={card.category} />
            <span className={css.quiet}>{card.title}</span>
            <Marks own={link.own} hidden={link.hidden} />
          </li>
        ))}
        {articles.map(({ category, excerpt, ...link }) => (
          <li key={link.id}>
            <div className={css.marked}>
              <QuestionLink link={link} category={category} />
              <Marks own={link.own} hidden={link.hidden} />
            </div>
            {excerpt && (
              <p className={css.quiet}>
                <MarkedWords text={excerpt} words={each} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function KnowledgeCards({ cards }: { cards: readonly KnowledgeCard[] }) {
  const { t } = useLingui()
  const { words, search, found, questions, articles, isSearching, error, retry } = useKnowledgeSearch(cards)
  const count = questions.length + articles.length
  return (
    <KnowledgeFinder
      words={words}
      onWords={search}
      isEmpty={found.length + count === 0 && !error}
      isSearching={isSearching}
    >
      {found.length > 0 && (
        <ul className={css.cards}>
          {found.map((card) => (
            <li key={card.id}>
              <KnowledgeLink to={{ category: card.category }} className={css.card}>
                <Sign category={card.category} img={card.img} />
                <strong>{card.title}</strong>
                <span className={css.quiet}>{card.desc}</span>
                <Marks own={card.own} hidden={card.hidden} />
              </KnowledgeLink>
            </li>
          ))}
        </ul>
      )}
      {count > 0 && <FoundQuestions words={words} questions={questions} articles={articles} />}
      {error && <FailurePanel error={error} title={t`Couldn't search the articles' texts`} onRetry={retry} />}
      <VisuallyHidden>
        <p aria-live="polite">
          {words.trim() !== '' &&
            !isSearching &&
            !error &&
            t`${plural(count, { one: '# article found', other: '# articles found' })}`}
        </p>
      </VisuallyHidden>
    </KnowledgeFinder>
  )
}

type GroupProps = { group: KnowledgeGroup; category: string }

export function KnowledgeLinks({ group, category }: GroupProps) {
  const { t } = useLingui()
  const { questions } = group
  if (questions.length === 0)
    return <EmptyPanel title={t`No articles yet`}>{t`What your shop writes about this appears here.`}</EmptyPanel>
  return (
    <ul className={css.links}>
      {questions.map((link) => (
        <li key={link.id} className={css.marked}>
          <QuestionLink link={link} category={category} />
          {link.hidden && <Marks hidden />}
        </li>
      ))}
    </ul>
  )
}

type GroupsProps = {
  groups: readonly KnowledgeGroup[]
  category: string
  /** what the shop wrote in this category */
  children(own: KnowledgeGroup): ReactNode
}

export function KnowledgeGroups({ groups, category, children }: GroupsProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = findGroups(groups, words)
  return (
    <KnowledgeFinder words={words} onWords={setWords} isEmpty={found.length === 0}>
      <div className={css.cards}>
        {found.map((group) => (
          <Card key={group.id} title={group.title || t`From your shop`} className={group.own ? css.own : ''}>
            {group.own ? children(group) : <KnowledgeLinks group={group} category={category} />}
          </Card>
        ))}
      </div>
    </KnowledgeFinder>
  )
}

export function KnowledgeAnswer({ question, category }: { question: KnowledgeQuestion; category: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = readTimestamp(question.lastUpdated)
  const when = moment === undefined ? '' : momentText(moment, locale)
  const { own, hidden, changedBy = '' } = question
  return (
    <div className={css.answer}>
      <Card title={question.title}>
        {(own || hidden || when !== '') && (
          <p className={css.updated}>
            <Marks own={own} hidden={hidden} />
            {when !== '' && <span>{own && changedBy ? t`Updated ${when} by ${changedBy}` : t`Updated ${when}`}</span>}
          </p>
        )}
        <SafeHtml html={question.content} />
      </Card>
      {question.relatedQuestions.length > 0 && (
        <Card title={t`Related questions`}>
          <ul className={css.links}>
            {question.relatedQuestions.map((link) => (
              <li key={link.id}>
                <QuestionLink link={link} category={category} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
