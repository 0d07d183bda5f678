import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages } from 'langraan:messages/knowledge.edit'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useContext } from 'react'
import { authApp } from '../../../core/auth/app'
import { knowledgeApp } from '../../../core/knowledge/app'
import { knowledgeEditViews } from '../../../core/knowledge/edit/views'
import type { KnowledgeCard } from '../../../core/knowledge/knowledge.contract'
import { LeaveQuestion } from '../../form/leave-question'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import * as css from '../knowledge.css'
import { KnowledgeNavigationContext } from '../knowledge-navigation'
import type { KnowledgeState } from '../use-knowledge'
import { ArticleDrawer } from './article-drawer'
import { CategoryDrawer } from './category-drawer'
import { KnowledgeActions } from './knowledge-actions'
import { OwnArticlesView } from './own-articles'
import { useKnowledgeCards } from './use-knowledge-cards'
import { useFailedKnowledgeChanges } from './use-knowledge-changes'

type EditingProps = { knowledge: KnowledgeState; cards: readonly KnowledgeCard[] }

function Editing({ knowledge, cards }: EditingProps) {
  useFailedKnowledgeChanges()
  const unsaved = useUnsaved()
  const { go } = useContext(KnowledgeNavigationContext)
  const { opened, close, at } = knowledge
  const onClose = () => unsaved.ask(close)
  return (
    <>
      <KnowledgeActions knowledge={knowledge} cards={cards} />
      {opened?.kind === 'article' && (
        <ArticleDrawer
          articleKey={opened.key}
          category={opened.category}
          cards={cards}
          unsaved={unsaved}
          onClose={onClose}
          onSaved={({ category, slug }) => {
            close()
            const isElsewhere = category !== at.category || at.question !== slug
            if (isElsewhere && (opened.key === '' || at.question)) go({ category, question: slug })
          }}
        />
      )}
      {opened?.kind === 'category' && (
        <CategoryDrawer
          categoryKey={opened.key}
          unsaved={unsaved}
          onClose={onClose}
          onSaved={({ category }) => {
            close()
            if (opened.key === '') go({ category })
          }}
        />
      )}
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

/** The start page has all categories; elsewhere they are loaded. */
const EditingElsewhere = (given: Omit<EditingProps, 'cards'>) => <Editing {...given} cards={useKnowledgeCards()} />

function KnowledgeEditingView({ knowledge }: { knowledge: KnowledgeState }) {
  const { at, shown } = knowledge
  if (at.category) return <EditingElsewhere knowledge={knowledge} />
  return <Editing knowledge={knowledge} cards={shown?.kind === 'cards' ? shown.cards : []} />
}

const part = {
  apps: { knowledge: knowledgeApp, auth: authApp },
  views: knowledgeEditViews,
  messages: [messages, failureMessages, leaveMessages, lazyMessages],
}

export const KnowledgeEditing = defineWidget<{ knowledge: KnowledgeState }>({
  ...part,
  Skeleton: () => <div className={css.editing} />,
  View: KnowledgeEditingView,
})

export const OwnArticles = defineWidget<Parameters<typeof OwnArticlesView>[0]>({
  ...part,
  Skeleton: () => null,
  View: OwnArticlesView,
})
