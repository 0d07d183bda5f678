import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import Forget from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import { classNames } from '../../ui/class-names'
import { handOnFocus } from '../../ui/hand-on-focus'
import type { Combobox } from '../../ui/use-combobox'
import * as css from './palette.css'
import { SearchRow } from './search-row'
import { pageOf, type Section } from './use-sections'

type SideButtonsProps = {
  section: Section
  onForget(words: string): void
  onBookmark(page: SearchPage, on: boolean): void
}

/** Moves focus to the next of these buttons, or from the last one to the field. */
function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
  handOnFocus(currentTarget, 'button', currentTarget.closest('dialog')?.querySelector('input'))
}

function SideButtons({ section, onForget, onBookmark }: SideButtonsProps) {
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
                // removing a bookmark removes its row from the bookmarks
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

type SearchSectionsProps = {
  id: string
  sections: readonly Section[]
  q: string
  combobox: Combobox
  onForget(words: string): void
  onBookmark(page: SearchPage, on: boolean): void
  children: ReactNode
}

/**
 * The listbox owns its groups through aria-owns: buttons of an option have to be siblings, because an option
 * can't contain controls.
 */
export function SearchSections(props: SearchSectionsProps) {
  const { id, sections, q, combobox, onForget, onBookmark, children } = props
  return (
    <div ref={combobox.scroller} className={css.body} data-part="body">
      {sections.length > 0 && (
        <div {...combobox.list} aria-owns={sections.map(({ name }) => `${id}group-${name}`).join(' ')} />
      )}
      {sections.map((section) => (
        <section key={section.name} className={css.section} data-section={section.name}>
          <h3 id={`${id}heading-${section.name}`} className={css.heading}>
            {section.heading}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields */}
          <div
            role="group"
            id={`${id}group-${section.name}`}
            aria-labelledby={`${id}heading-${section.name}`}
            className={css.rows}
            data-stale={section.stale || undefined}
          >
            {section.rows.map((row) => (
              <SearchRow key={row.key} row={row} q={row.kind === 'recent' ? '' : q} option={combobox.option(row.key)} />
            ))}
          </div>
          <SideButtons section={section} onForget={onForget} onBookmark={onBookmark} />
        </section>
      ))}
      {children}
    </div>
  )
}
