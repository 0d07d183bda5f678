import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import More from 'lucide-react/icons/ellipsis-vertical'
import Edit from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import type { KnowledgeGroup, KnowledgeLink as Link } from '../../../core/knowledge/knowledge.contract'
import { questionSlug } from '../../../core/knowledge/knowledge.machine'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { Menu, type MenuItem } from '../../ui/menu'
import * as css from '../knowledge.css'
import { KnowledgeLink } from '../knowledge-navigation'
import type { KnowledgeState } from '../use-knowledge'
import * as edit from './knowledge-edit.css'
import { useKnowledgeChanges } from './use-knowledge-changes'

type OwnArticlesProps = { knowledge: KnowledgeState; group: KnowledgeGroup }

/** What can be done with one of the shop's articles in the list of its category. */
function ArticleActions({ knowledge, group, link }: OwnArticlesProps & { link: Link }) {
  const { t } = useLingui()
  const changes = useKnowledgeChanges()
  const reportLoadFailure = useReportLoadFailure()
  const { rights, at, open } = knowledge
  const { questions } = group
  const { id, question: title } = link
  const place = questions.findIndex((each) => each.id === id)
  const writing: MenuItem[] = [
    {
      value: 'edit',
      label: t`Edit`,
      icon: <Edit />,
      onSelect: () => open({ kind: 'article', key: questionSlug(link), category: at.category ?? '' }),
    },
    {
      value: 'up',
      label: t`Move up`,
      icon: <Up />,
      disabled: place <= 0,
      onSelect: () => changes.move(link, questions, -1),
    },
    {
      value: 'down',
      label: t`Move down`,
      icon: <Down />,
      disabled: place === questions.length - 1,
      onSelect: () => changes.move(link, questions, 1),
    },
  ]
  const removing: MenuItem = {
    value: 'remove',
    label: t`Delete article`,
    icon: <Remove />,
    danger: true,
    onSelect: () => changes.removeArticle({ id, title }),
  }
  const items = [...(rights.canWrite ? writing : []), ...(rights.canDelete ? [removing] : [])]
  if (items.length === 0) return null
  return (
    <Menu
      onFailed={reportLoadFailure}
      trigger={(props) => (
        <Button {...props} size="s" look="ghost" icon={<More />} label={t`More actions for ${title}`} />
      )}
      items={items}
    />
  )
}

export function OwnArticlesView({ knowledge, group }: OwnArticlesProps) {
  const { t } = useLingui()
  const { at, rights, open } = knowledge
  const category = at.category ?? ''
  if (group.questions.length === 0)
    return (
      <EmptyPanel
        title={t`No articles yet`}
        action={
          rights.canAdd && (
            <Button look="primary" icon={<Plus />} onClick={() => open({ kind: 'article', key: '', category })}>
              {t`Write the first article`}
            </Button>
          )
        }
      >
        {t`Write down how your shop does things. Everyone in the shop can read and search it here.`}
      </EmptyPanel>
    )
  return (
    <ul className={edit.articles}>
      {group.questions.map((link) => (
        <li key={link.id} className={edit.article}>
          <KnowledgeLink to={{ category, question: questionSlug(link) }} className={css.link}>
            {link.question}
          </KnowledgeLink>
          <ArticleActions knowledge={knowledge} group={group} link={link} />
        </li>
      ))}
    </ul>
  )
}
