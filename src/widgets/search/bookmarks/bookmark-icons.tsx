import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/chevron-down'
import Star from 'lucide-react/icons/star'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { PageIcon } from '../page-icon'
import { useBookmarks } from '../use-bookmarks'
import type { BookmarkBarProps } from './bookmark-bar'
import * as css from './bookmark-bar.css'
import { BookmarkPanel } from './bookmark-panel'
import { PageLink } from './page-link'
import { Tooltip } from './tooltip'

const mostIcons = 10

export function BookmarkIcons({ pageName, hrefOf, onOpen, onMenuFailed }: BookmarkBarProps) {
  const { t } = useLingui()
  const bookmarks = useBookmarks((page) => pageName(page) ?? page.title)
  const [isOpen, setOpen] = useState(false)
  const star = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
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
      <div ref={star} className={css.star}>
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
