import { Trans, useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import { firstMatches } from '../../../core/search/search.match'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { SearchBox } from '../../ui/search-box'
import { Skeleton } from '../../ui/skeleton'
import { PageIcon } from '../page-icon'
import type { BookmarksOfScreen } from '../use-bookmarks'
import * as css from './bookmarks.css'

type PageLinkProps = {
  href: string
  className: string
  /** accessible name if the content has none */
  label?: string
  onOpen(): void
  children: ReactNode
}

/** Clicks with a modifier key are left to the browser. */
export function PageLink({ href, className, label, onOpen, children }: PageLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}

type Named = { page: SearchPage; name: string }

type BookmarkPanelProps = {
  bookmarks: BookmarksOfScreen
  /** permitted pages, with their names here */
  pages: readonly Named[]
  hrefOf(path: string): string
  onOpen(path: string): void
  /** with Escape: focus returns to the button */
  onClose(): void
  /** focus or a press moved elsewhere */
  onLeft(): void
}

const mostFound = 6

export function BookmarkPanel({ bookmarks, pages, hrefOf, onOpen, onClose, onLeft }: BookmarkPanelProps) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const containerRef = useRef<HTMLDivElement>(null)
  // a removed page stays listed, so that a mistake can be undone
  const [kept] = useState(() => new Set(pages.filter(({ page }) => page.isBookmarked).map(({ page }) => page.id)))
  const typed = q.trim() !== ''
  const shown = typed
    ? firstMatches(pages, q, mostFound, ({ page, name }) => [name, page.title])
    : pages.filter(({ page }) => page.isBookmarked || kept.has(page.id))

  const reportLeft = useEffectEvent(onLeft)
  useEffect(() => {
    const node = containerRef.current
    node?.querySelector('input')?.focus()
    const page = node?.ownerDocument
    const press = (event: PointerEvent) => {
      const around = node?.parentElement
      if (around && !event.composedPath().includes(around)) reportLeft()
    }
    page?.addEventListener('pointerdown', press)
    return () => page?.removeEventListener('pointerdown', press)
  }, [reportLeft])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      ref={containerRef}
      role="dialog"
      aria-label={t`Bookmarks`}
      className={css.panel}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onLeft()
      }}
    >
      <SearchBox
        value={q}
        onChange={setQ}
        label={t`Search pages`}
        placeholder={t`Search pages`}
        clearLabel={t`Clear search`}
        onKeyDown={(event) => {
          const [first] = shown
          if (event.key === 'Enter' && typed && first) onOpen(first.page.link)
        }}
      />
      {bookmarks.status === 'loading' && pages.length === 0 && <Skeleton shape="block" height={36} count={4} />}
      {bookmarks.status === 'failed' && (
        <p className={css.note} role="alert">
          <span>
            <Trans>Couldn't load bookmarks</Trans>
          </span>
          <Button size="s" onClick={bookmarks.reload}>{t`Try again`}</Button>
        </p>
      )}
      {shown.length === 0 && bookmarks.status === 'ready' && (
        <p className={css.note} role="status">
          {typed ? t`No pages found` : t`No bookmarks yet. Search for a page and select its star.`}
        </p>
      )}
      <ul className={css.list}>
        {shown.map(({ page, name: title }) => (
          <li key={page.id} className={css.row} data-page={page.id}>
            <PageLink href={hrefOf(page.link)} className={css.link} onOpen={() => onOpen(page.link)}>
              <PageIcon name={page.icon} />
              <span className={css.name} dir="auto">
                {title}
              </span>
            </PageLink>
            <button
              type="button"
              className={classNames(css.star, page.isBookmarked && css.starred)}
              aria-label={t`Bookmark “${title}”`}
              aria-pressed={page.isBookmarked}
              title={page.isBookmarked ? t`Remove bookmark` : t`Bookmark this page`}
              onClick={() => bookmarks.set(page, !page.isBookmarked)}
            >
              <Star aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
