import type { ReactNode } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import type { Combobox } from '../../ui/use-combobox'
import * as css from './palette.css'
import { SearchRow } from './search-row'
import type { Section } from './sections'
import { SideButtons } from './side-buttons'

type SearchSectionsProps = {
  id: string
  sections: readonly Section[]
  q: string
  combobox: Combobox
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
          {/* biome-ignore lint/a11y/useSemanticElements: a group of the list's lines, not of form fields */}
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
