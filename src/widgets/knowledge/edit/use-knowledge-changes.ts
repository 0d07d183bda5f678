import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { moved } from '../../../core/kernel/row-order'
import type { KnowledgeChange } from '../../../core/knowledge/knowledge.changes'
import type { KnowledgeLink } from '../../../core/knowledge/knowledge.contract'
import type { Hideable } from '../../../core/knowledge/knowledge.edit.contract'
import { useFailedChanges } from '../../list/use-failed-changes'
import { useHeldChange } from '../../list/use-held-change'
import { useApp } from '../../runtime/use-engine'
import { useToaster } from '../../runtime/use-toaster'

type Titled = { id: number; title: string }

/** Deleting waits for a moment in which it can be undone; moving and hiding show at once. */
export function useKnowledgeChanges() {
  const { t } = useLingui()
  const toaster = useToaster()
  const desk = useApp('knowledge')
  const hold = useHeldChange<KnowledgeChange>(desk)
  const hide = (part: Hideable, { id, title }: Titled, hidden: boolean) =>
    desk.send({ type: 'change.make', change: { kind: 'hide', part, id, title, hidden } })
  return {
    removeArticle: ({ id, title }: Titled) =>
      hold({
        id: `remove article ${id}`,
        change: { kind: 'removeArticle', id, title },
        title: t({ message: `“${title}” deleted`, context: 'article' }),
        undoLabel: t`Undo`,
      }),
    removeCategory: ({ id, title }: Titled) =>
      hold({
        id: `remove knowledge category ${id}`,
        change: { kind: 'removeCategory', id, title },
        title: t`“${title}” and its articles deleted`,
        undoLabel: t`Undo`,
      }),
    hide(part: Hideable, which: Titled) {
      const { title } = which
      hide(part, which, true)
      toaster.show({
        id: `hide ${part} ${which.id}`,
        title: t`“${title}” hidden. Only staff who can edit here still see it.`,
        action: { label: t`Undo`, isUndo: true, run: () => hide(part, which, false) },
      })
    },
    unhide: (part: Hideable, which: Titled) => hide(part, which, false),
    /** among the categories of the shop's own; nothing here shows their order, so it is said */
    moveCategory(category: Titled, shown: readonly Titled[], by: 1 | -1) {
      const from = shown.findIndex(({ id }) => id === category.id)
      const other = shown[from + by]?.title
      if (other === undefined) return
      const { title } = category
      const ids = moved(shown, from, by).map(({ id }) => id)
      desk.send({ type: 'change.make', change: { kind: 'orderCategories', ids, title } })
      toaster.show({
        id: `move knowledge category ${category.id}`,
        title: by < 0 ? t`“${title}” now comes before “${other}”` : t`“${title}” now comes after “${other}”`,
      })
    },
    /** `by` places among those shown */
    move(link: KnowledgeLink, shown: readonly KnowledgeLink[], by: number) {
      const ids = shown.map(({ id }) => id)
      const change = { kind: 'order', ids: moved(ids, ids.indexOf(link.id), by), title: link.question } as const
      desk.send({ type: 'change.make', change })
    },
  }
}

export function useFailedKnowledgeChanges(): void {
  const { t } = useLingui()
  const desk = useApp('knowledge')
  const failed = useSelector(desk, ({ context }) => context.failed)
  useFailedChanges({
    failed,
    messages({ change: { kind, title }, error }) {
      if (error.code === 'forbidden') return t`You don't have permission to change “${title}”`
      if (kind === 'order' || kind === 'orderCategories')
        return t`Couldn't move “${title}”. It's back in its old place.`
      return kind === 'hide'
        ? t`Couldn't change “${title}”. It's as it was.`
        : t`Couldn't delete “${title}”. It's back in the list.`
    },
    unsure: ({ change: { kind, title } }) =>
      kind === 'order' || kind === 'orderCategories' || kind === 'hide'
        ? t`We couldn't confirm whether “${title}” was changed. It's safe to try again.`
        : t`We couldn't confirm whether “${title}” was deleted. It's safe to try again.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
