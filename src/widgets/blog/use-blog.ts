import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { blogPerPage } from '../../core/blog/blog.find'
import { blogText } from '../../core/blog/blog.machine'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useFailedChanges } from '../list/use-failed-changes'
import { type ListLocation, useList } from '../list/use-list'
import { useApp, useView } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

export function useBlog({ perPage = blogPerPage, ...location }: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => blogText(perPage), [perPage])
  const { query, page, perPage: rows } = text.read(location.query ?? '')
  const view = useView('blog', { query, page, perPage: rows }, String(perPage))
  const list = useList(view, text, location)
  const { q, category } = list.filters
  return {
    ...list,
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

export function useSidebar() {
  const view = useView('blog.sidebar', { key: 0 })
  return useSelector(view, ({ context }) => context.value)
}

/** `id` is the post's number; `commentId` is undefined if the backend assigns none. */
export type CommentAdded = { id: number; commentId: number | undefined }

export function useCommentNews(onCommented: ((detail: CommentAdded) => void) | undefined): void {
  const { t } = useLingui()
  const desk = useApp('blog')
  const failed = useSelector(desk, ({ context }) => context.failed)
  useEngineEvent('blog.changed', ({ change, answer }) => onCommented?.({ id: change.id, commentId: answer.id }))
  useFailedChanges({
    failed,
    messages({ change: { title }, error }) {
      if (error.code === 'forbidden') return t`You can't comment on “${title}”. Your comment is still in the field.`
      return t`Your comment on “${title}” wasn't saved. It's still in the field.`
    },
    unsure: ({ change: { title }, error }) =>
      isKeyUsed(error)
        ? t`Your comment on “${title}” was saved as you first sent it. Your later changes are still in the field and weren't sent.`
        : t`We couldn't confirm whether your comment on “${title}” was saved. It's safe to send it again.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
