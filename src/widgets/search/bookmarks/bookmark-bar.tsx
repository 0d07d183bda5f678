import { messages as searchMessages } from 'langraan:messages/search'
import { messages } from 'langraan:messages/search.bookmarks'
import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/chevron-down'
import Star from 'lucide-react/icons/star'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { searchApp } from '../../../core/search/app'
import type { PageName } from '../../../core/search/search.results'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { PageIcon } from '../page-icon'
import { useBookmarks } from '../use-bookmarks'
import { BookmarkPanel, PageLink } from './bookmark-panel'
import * as css from './bookmarks.css'

/**
 * Shown on hover and keyboard focus; hoverable, Escape closes it. Visual only: the trigger has its own
 * accessible name.
 */
function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const containerRef = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const page = containerRef.current?.ownerDocument
    if (!isShown || !page) return
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false)
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [isShown])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes pointer and focus
    <span
      ref={containerRef}
      className={css.tipAnchor}
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onPointerDown={() => setShown(false)}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
    >
      {children}
      {isShown && (
        <span className={css.tipBridge} aria-hidden="true">
          <span className={css.tip} data-tip={text}>
            {text}
          </span>
        </span>
      )}
    </span>
  )
}

const mostIcons = 10

function BookmarkIcons({ pageName, hrefOf, onOpen, onMenuFailed }: BookmarkBarProps) {
  const { t } = useLingui()
  const bookmarks = useBookmarks((page) => pageName(page) ?? page.title)
  const [isOpen, setOpen] = useState(false)
  const star = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => bookmarks.read(), [])

  const pages = bookmarks.pages.flatMap((page) => {
    const name = pageName(page)
    return name === undefined ? [] : [{ page, name }]
  })
  const marked = pages.filter(({ page }) => page.isBookmarked)
  const rest = marked.slice(mostIcons)
  const close = () => {
    setOpen(false)
    star.current?.querySelector('button')?.focus()
  }
  return (
    <div className={css.bar}>
      {marked.length > 0 && (
        <ul className={css.icons} aria-label={t`Bookmarks`}>
          {marked.slice(0, mostIcons).map(({ page, name }) => (
            <li key={page.id} data-page={page.id}>
              <Tooltip text={name}>
                <PageLink href={hrefOf(page.link)} className={css.icon} label={name} onOpen={() => onOpen(page.link)}>
                  <PageIcon name={page.icon} />
                </PageLink>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <Menu
          onFailed={onMenuFailed}
          trigger={(props) => <Button {...props} look="ghost" size="s" icon={<More />} label={t`More bookmarks`} />}
          items={rest.map(({ page, name }) => ({
            value: String(page.id),
            label: name,
            icon: <PageIcon name={page.icon} />,
            onSelect: () => onOpen(page.link),
          }))}
        />
      )}
      <div ref={star} className={css.edit}>
        <Button
          look="ghost"
          size="s"
          icon={<Star />}
          label={t`Edit bookmarks`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen && (
          <BookmarkPanel
            bookmarks={bookmarks}
            pages={pages}
            hrefOf={hrefOf}
            onOpen={(path) => {
              setOpen(false)
              onOpen(path)
            }}
            onClose={close}
            onLeft={() => setOpen(false)}
          />
        )}
      </div>
    </div>
  )
}

export type BookmarkBarProps = {
  pageName: PageName
  hrefOf(path: string): string
  onOpen(path: string): void
  /** a menu's code failed to load */
  onMenuFailed(): void
}

export const BookmarkBar = defineWidget<BookmarkBarProps>({
  apps: { search: searchApp },
  messages: [messages, searchMessages],
  Skeleton: () => null,
  View: BookmarkIcons,
})
