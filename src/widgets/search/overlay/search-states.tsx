import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskKind } from '../../../core/search/search.results'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { BookmarksOfScreen } from '../use-bookmarks'
import type { Search } from '../use-search'
import * as css from './palette.css'

function Failed({ children, onRetry }: { children: string; onRetry: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <p className={css.failed} role="alert">
      <span>{children}</span>
      {onRetry && <Button size="s" onClick={onRetry}>{t`Try again`}</Button>}
    </p>
  )
}

type SearchStatesProps = { search: Search; bookmarks: BookmarksOfScreen; hasRows: boolean }

export function SearchStates({ search, bookmarks, hasRows }: SearchStatesProps) {
  const { t } = useLingui()
  const { titles, desk } = search
  const q = search.q.trim()
  if (q === '')
    return (
      <>
        {bookmarks.status === 'loading' && bookmarks.pages.length === 0 && (
          <div className={css.waiting}>
            <Skeleton shape="block" height={44} count={4} />
          </div>
        )}
        {bookmarks.status === 'failed' && bookmarks.error?.code !== 'forbidden' && (
          <Failed onRetry={bookmarks.reload}>{t`Couldn't load bookmarks`}</Failed>
        )}
        {!hasRows && bookmarks.status === 'ready' && (
          <div className={css.nothing}>
            <p className={css.nothingTitle}>
              <Trans>What are you looking for?</Trans>
            </p>
            <p>
              <Trans>Type a word, a name, a phone number, or part of an order or invoice number.</Trans>
            </p>
          </div>
        )}
      </>
    )

  const isAsking = titles.status === 'loading' || desk.some((each) => each.isAsking)
  const isFailed = titles.status === 'failed' || desk.some(({ error }) => error !== undefined)
  const failures: Record<DeskKind, string> = {
    orders: t`Couldn't search orders`,
    customers: t`Couldn't search customers`,
    products: t`Couldn't search products`,
    invoices: t`Couldn't search invoices`,
  }
  const count = search.found.reduce((sum, { hits, stale }) => sum + (stale ? 0 : hits.length), 0)
  const isForbidden = titles.error?.code === 'forbidden'
  return (
    <>
      {titles.status === 'failed' && (
        <Failed onRetry={isForbidden ? undefined : () => search.retry('titles')}>
          {isForbidden
            ? t`You don't have access to pages, files and contacts`
            : t`Couldn't search pages, files and contacts`}
        </Failed>
      )}
      {desk.map(
        ({ kind, error }) =>
          error && (
            <Failed key={kind} onRetry={() => search.retry(kind)}>
              {failures[kind]}
            </Failed>
          ),
      )}
      {!hasRows && isAsking && (
        <div className={css.waiting}>
          <Skeleton shape="block" height={44} count={4} />
        </div>
      )}
      {!hasRows && !isAsking && !isFailed && (
        <div className={css.nothing}>
          <p className={css.nothingTitle}>
            <Trans>Nothing found for “{q}”</Trans>
          </p>
          <p>
            <Trans>Try fewer letters, or part of an order number or phone number.</Trans>
          </p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{!isAsking && <Plural value={count} one="# result" other="# results" />}</span>
      </VisuallyHidden>
    </>
  )
}
