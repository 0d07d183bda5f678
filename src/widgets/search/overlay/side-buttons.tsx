import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import Forget from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import { classNames } from '../../ui/class-names'
import { handOnFocus } from '../../ui/hand-on-focus'
import { pageOf, type Section } from './sections'
import * as css from './side-buttons.css'

type SideButtonsProps = {
  section: Section
  onForget(words: string): void
  onBookmark(page: SearchPage, on: boolean): void
}

/** The focus goes to the next of these buttons, or to the field after the last. */
function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
  handOnFocus(currentTarget, 'button', currentTarget.closest('dialog')?.querySelector('input'))
}

/** Beside each line what can be done with it besides opening it. */
export function SideButtons({ section, onForget, onBookmark }: SideButtonsProps) {
  const { t } = useLingui()
  const { name, heading, rows } = section
  if (name === 'recent')
    return (
      <ul className={css.aside} aria-label={heading}>
        {rows.map(({ key, title }) => (
          <li key={key} className={css.asideItem} data-of={key}>
            <button
              type="button"
              className={css.sideButton}
              aria-label={t`Remove “${title}” from recent searches`}
              title={t`Remove`}
              onClick={(event) => {
                leave(event)
                onForget(title)
              }}
            >
              <Forget aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    )
  if (!rows.some(pageOf)) return null
  return (
    <ul className={css.aside} aria-label={t`Bookmarks`}>
      {rows.map((row) => {
        const page = pageOf(row)
        if (!page) return null
        const { isBookmarked } = page
        const { title } = row
        return (
          <li key={row.key} className={css.asideItem} data-of={row.key}>
            <button
              type="button"
              className={classNames(css.sideButton, isBookmarked && css.starred)}
              aria-label={t`Bookmark “${title}”`}
              aria-pressed={isBookmarked}
              title={isBookmarked ? t`Remove bookmark` : t`Bookmark this page`}
              onClick={(event) => {
                // among the bookmarks a line goes with its bookmark
                if (name === 'bookmarks') leave(event)
                onBookmark(page, !isBookmarked)
              }}
            >
              <Star aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
