import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type BlogChange, removedPosts } from '../../core/blog/blog.changes'
import { blogPerPage } from '../../core/blog/blog.find'
import { blogText } from '../../core/blog/blog.machine'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useFailedChanges } from '../list/use-failed-changes'
import { useHeldChange } from '../list/use-held-change'
import { type ListLocation, useList } from '../list/use-list'
import { useApp, useView } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

export function useBlog({ perPage = blogPerPage, ...location }: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => blogText(perPage), [perPage])
  const { query, page, perPage: most } = text.read(location.query ?? '')
  const view = useView('blog', { query, page, perPage: most }, String(perPage))
  const list = useList(view, text, location)
  const { q, category } = list.filters
  const removed = useRemovedPosts()
  const rows = useMemo(() => list.rows.filter(({ id }) => !removed.has(id)), [list.rows, removed])
  return {
    ...list,
    rows,
    total: list.total - (list.rows.length - rows.length),
    /** rows being removed, which the backend still counts */
    hidden: list.rows.length - rows.length,
    /** of all posts, whatever the filters */
    all: list.extra?.all,
    counts: list.extra?.counts,
    category,
    isFiltered: category !== undefined || Boolean(q?.trim()),
    search: (typed: string) => list.search({ q: typed }),
    choose: (chosen: string | undefined) => list.filter({ category: chosen }),
    showAll: () => list.filter({ q: undefined, category: undefined }),
  }
}

export type BlogList = ReturnType<typeof useBlog>

function useRemovedPosts() {
  const desk = useApp('blog')
  const held = useSelector(desk, ({ context }) => context.held)
  const pending = useSelector(desk, ({ context }) => context.pending)
  return useMemo(() => removedPosts([...held, ...pending]), [held, pending])
}

export function useSidebar() {
  const view = useView('blog.sidebar', { key: 0 })
  const value = useSelector(view, ({ context }) => context.value)
  const removed = useRemovedPosts()
  return value && { ...value, recentPosts: value.recentPosts.filter(({ id }) => !removed.has(id)) }
}

/** Deleting a post waits for a moment in which it can be undone. */
export function useRemovePost() {
  const { t } = useLingui()
  const hold = useHeldChange<BlogChange>(useApp('blog'))
  return ({ id, title }: { id: number; title: string }) =>
    hold({
      id: `remove post ${id}`,
      change: { kind: 'remove', id, title },
      title: t({ message: `“${title}” deleted`, context: 'post' }),
      undoLabel: t`Undo`,
    })
}

/** `id` is the post's number; `commentId` is undefined if the backend assigns none. */
export type CommentAdded = { id: number; commentId: number | undefined }

export function useCommentNews(onCommented: ((detail: CommentAdded) => void) | undefined): void {
  const { t } = useLingui()
  const desk = useApp('blog')
  const failed = useSelector(desk, ({ context }) => context.failed)
  useEngineEvent('blog.changed', ({ change, answer }) => {
    if (change.kind === 'comment') onCommented?.({ id: change.id, commentId: answer?.id })
  })
  useFailedChanges({
    failed,
    messages({ change: { kind, title }, error }) {
      if (kind === 'remove')
        return error.code === 'forbidden'
          ? t`You don't have permission to delete “${title}”`
          : t`Couldn't delete “${title}”. It's back in the list.`
      if (error.code === 'forbidden') return t`You can't comment on “${title}”. Your comment is still in the field.`
      return t`Your comment on “${title}” wasn't saved. It's still in the field.`
    },
    unsure({ change: { kind, title }, error }) {
      if (kind === 'remove') return t`We couldn't confirm whether “${title}” was deleted. It's safe to try again.`
      return isKeyUsed(error)
        ? t`Your comment on “${title}” was saved as you first sent it. Your later changes are still in the field and weren't sent.`
        : t`We couldn't confirm whether your comment on “${title}” was saved. It's safe to send it again.`
    },
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
