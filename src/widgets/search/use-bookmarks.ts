import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { shownPages } from '../../core/search/search.bookmarks'
import type { SearchPage } from '../../core/search/search.contract'
import { useFailedChanges } from '../list/use-failed-changes'
import { useApp } from '../runtime/use-engine'

/** A failed change shows a toast. */
export function useBookmarks(titleOf: (page: SearchPage) => string) {
  const { t } = useLingui()
  const data = useApp('search')
  const status = useSelector(data, ({ value }) => value)
  const stored = useSelector(data, ({ context }) => context.pages)
  const wishes = useSelector(data, ({ context }) => context.wishes)
  const failed = useSelector(data, ({ context }) => context.failed)
  const error = useSelector(data, ({ context }) => context.error)
  const pages = useMemo(() => shownPages({ pages: stored, wishes, failed: [] }), [stored, wishes])
  useFailedChanges({
    failed,
    messages({ change: { page, on } }) {
      const title = titleOf(page)
      return on ? t`Couldn't bookmark “${title}”` : t`Couldn't remove the bookmark for “${title}”`
    },
    unsure({ change: { page } }) {
      const title = titleOf(page)
      return t`We couldn't confirm whether the bookmark for “${title}” was changed. It's safe to try again.`
    },
    retryLabel: t`Try again`,
    onRetry: ({ change }) => data.send({ type: 'bookmark.set', ...change }),
    onReported: (id) => data.send({ type: 'change.dismiss', id }),
  })
  return {
    status,
    error,
    pages,
    /** idempotent */
    set: (page: SearchPage, on: boolean) => data.send({ type: 'bookmark.set', page, on }),
    read: () => data.send({ type: 'init' }),
    reload: () => data.send({ type: 'reload' }),
  }
}

export type BookmarksOfScreen = ReturnType<typeof useBookmarks>
