import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import * as css from './palette.css'
import { SearchRow } from './search-row'
import { optionId, type Section } from './sections'
import { SideButtons } from './side-buttons'

type SearchSectionsProps = {
  id: string
  sections: readonly Section[]
  q: string
  active: string | undefined
  onPress(key: string): void
  onForget(words: string): void
  onBookmark(page: SearchPage, on: boolean): void
  /** what stands below */
  children: ReactNode
}

/**
 * The lines in their groups. The list owns the groups from afar: buttons that belong to a line stand beside it and not in
 * it, where nothing could be pressed.
 */
export function SearchSections(props: SearchSectionsProps) {
  const { id, sections, q, active, onPress, onForget, onBookmark, children } = props
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the keyboard goes on
  useEffect(() => {
    place.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={place} className={css.body} data-part="body">
      {sections.length > 0 && (
        <div
          role="listbox"
          id={`${id}list`}
          aria-label={t`Results`}
          aria-owns={sections.map(({ name }) => `${id}group-${name}`).join(' ')}
        />
      )}
      {sections.map((section) => (
        <section key={section.name} className={css.section} data-section={section.name}>
          <h3 id={`${id}heading-${section.name}`} className={css.heading}>
            {section.heading}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of the list's lines, not of form fields */}
          <div
            role="group"
            id={`${id}group-${section.name}`}
            aria-labelledby={`${id}heading-${section.name}`}
            className={css.rows}
            data-stale={section.stale || undefined}
          >
            {section.rows.map((row) => (
              <SearchRow
                key={row.key}
                id={optionId(id, row.key)}
                row={row}
                q={row.kind === 'recent' ? '' : q}
                active={row.key === active}
                onPress={() => onPress(row.key)}
              />
            ))}
          </div>
          <SideButtons section={section} onForget={onForget} onBookmark={onBookmark} />
        </section>
      ))}
      {children}
    </div>
  )
}
