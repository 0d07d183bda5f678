import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import More from 'lucide-react/icons/ellipsis-vertical'
import Show from 'lucide-react/icons/eye'
import Hide from 'lucide-react/icons/eye-off'
import Category from 'lucide-react/icons/folder-plus'
import Edit from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import { useContext } from 'react'
import type { KnowledgeCard, KnowledgeQuestion } from '../../../core/knowledge/knowledge.contract'
import type { Hideable } from '../../../core/knowledge/knowledge.edit.contract'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { Button } from '../../ui/button'
import { Menu, type MenuItem } from '../../ui/menu'
import * as css from '../knowledge.css'
import { KnowledgeNavigationContext } from '../knowledge-navigation'
import type { KnowledgeState } from '../use-knowledge'
import { useKnowledgeChanges } from './use-knowledge-changes'

type ActionsProps = { knowledge: KnowledgeState; cards: readonly KnowledgeCard[] }

function MoreActions({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const { t } = useLingui()
  const reportLoadFailure = useReportLoadFailure()
  if (items.length === 0) return null
  return (
    <Menu
      onFailed={reportLoadFailure}
      trigger={(props) => <Button {...props} look="ghost" icon={<More />} label={t`More actions for ${title}`} />}
      items={items}
    />
  )
}

/** Hides a built-in part, or shows it again. */
function HideAction({ part, of }: { part: Hideable; of: { id: number; title: string; hidden?: boolean | undefined } }) {
  const { t } = useLingui()
  const changes = useKnowledgeChanges()
  return of.hidden ? (
    <Button icon={<Show />} onClick={() => changes.unhide(part, of)}>{t`Show again`}</Button>
  ) : (
    <Button look="ghost" icon={<Hide />} onClick={() => changes.hide(part, of)}>
      {part === 'category' ? t`Hide category` : t`Hide article`}
    </Button>
  )
}

function AddArticle({ knowledge, category }: { knowledge: KnowledgeState; category: string }) {
  const { t } = useLingui()
  if (!knowledge.rights.canAdd) return null
  return (
    <Button
      look="primary"
      icon={<Plus />}
      onClick={() => knowledge.open({ kind: 'article', key: '', category })}
    >{t`Add an article`}</Button>
  )
}

function CategoryActions({ knowledge, cards, card }: ActionsProps & { card: KnowledgeCard }) {
  const { t } = useLingui()
  const changes = useKnowledgeChanges()
  const { go } = useContext(KnowledgeNavigationContext)
  const { rights, open } = knowledge
  const { category, title, own } = card
  const remove = () => {
    changes.removeCategory(card)
    go({})
  }
  const owned = cards.filter((each) => each.own)
  const place = owned.indexOf(card)
  const moving: MenuItem[] = [
    {
      value: 'up',
      label: t`Move up`,
      icon: <Up />,
      disabled: place <= 0,
      onSelect: () => changes.moveCategory(card, owned, -1),
    },
    {
      value: 'down',
      label: t`Move down`,
      icon: <Down />,
      disabled: place === owned.length - 1,
      onSelect: () => changes.moveCategory(card, owned, 1),
    },
  ]
  const removing: MenuItem = {
    value: 'remove',
    label: t`Delete category`,
    icon: <Remove />,
    danger: true,
    onSelect: remove,
  }
  const items = [...(rights.canWrite ? moving : []), ...(rights.canDelete ? [removing] : [])]
  return (
    <div className={css.editing}>
      <AddArticle knowledge={knowledge} category={category} />
      {own && rights.canWrite && (
        <Button
          icon={<Edit />}
          label={t`Edit ${title}`}
          onClick={() => open({ kind: 'category', key: category })}
        >{t`Edit category`}</Button>
      )}
      {!own && rights.canWrite && <HideAction part="category" of={card} />}
      <MoreActions title={title} items={own ? items : []} />
    </div>
  )
}

type ArticleActionsProps = { knowledge: KnowledgeState; question: KnowledgeQuestion; category: string }

function ArticleActions({ knowledge, question, category }: ArticleActionsProps) {
  const { t } = useLingui()
  const changes = useKnowledgeChanges()
  const { go } = useContext(KnowledgeNavigationContext)
  const { rights, open, at } = knowledge
  const { id, title, own, hidden } = question
  if (id === undefined) return null
  const remove = () => {
    changes.removeArticle({ id, title })
    go({ category })
  }
  return (
    <div className={css.editing}>
      {own && rights.canWrite && (
        <Button
          look="primary"
          icon={<Edit />}
          label={t`Edit ${title}`}
          onClick={() => open({ kind: 'article', key: at.question ?? '', category })}
        >{t`Edit`}</Button>
      )}
      {!own && rights.canWrite && <HideAction part="article" of={{ id, title, hidden }} />}
      <MoreActions
        title={title}
        items={
          own && rights.canDelete
            ? [{ value: 'remove', label: t`Delete article`, icon: <Remove />, danger: true, onSelect: remove }]
            : []
        }
      />
    </div>
  )
}

/** What can be done with what is shown; nothing if the backend takes no changes. */
export function KnowledgeActions({ knowledge, cards }: ActionsProps) {
  const { t } = useLingui()
  const { at, shown, rights, open } = knowledge
  const [first] = cards
  if (!first) return <div className={css.editing} />
  if (!cards.some(({ editable }) => editable)) return null
  if (shown?.kind === 'question')
    return (
      <ArticleActions
        knowledge={knowledge}
        question={shown.question}
        category={shown.question.category ?? at.category ?? ''}
      />
    )
  if (shown?.kind === 'category') {
    const card = cards.find(({ category, id }) => category === at.category || String(id) === at.category)
    return card ? <CategoryActions knowledge={knowledge} cards={cards} card={card} /> : <div className={css.editing} />
  }
  return (
    <div className={css.editing}>
      <AddArticle knowledge={knowledge} category={first.category} />
      {rights.canAdd && (
        <Button icon={<Category />} onClick={() => open({ kind: 'category', key: '' })}>{t`New category`}</Button>
      )}
    </div>
  )
}
