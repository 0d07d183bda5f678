import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import { Modal } from '../../ui/dialog'
import { useCombobox } from '../../ui/use-combobox'
import { useBookmarks } from '../use-bookmarks'
import { useSearch } from '../use-search'
import { palette } from './palette.css'
import * as css from './palette-states.css'
import { SearchField } from './search-field'
import type { OverlayProps } from './search-overlay'
import { SearchSections } from './search-sections'
import { SearchStates } from './search-states'
import { useChoosing } from './use-choosing'
import { useSections } from './use-sections'

export function SearchPanel({ open, onClose, can, pageName, leadsTo, onChosen }: OverlayProps) {
  const { t } = useLingui()
  const id = useId()
  const containerRef = useRef<HTMLDivElement>(null)
  const search = useSearch({ can, pageName })
  const bookmarks = useBookmarks((page: SearchPage) => pageName?.(page) ?? page.title)
  const { sections, keys, rowOf } = useSections(search, bookmarks, pageName)
  const choose = useChoosing({ search, containerRef, leadsTo, onChosen, onClose })
  const press = (key: string) => {
    const row = rowOf(key)
    if (!row) return
    if (row.kind === 'recent') search.type(row.title)
    else choose(row)
  }
  const combobox = useCombobox({
    keys,
    listLabel: t`Results`,
    value: search.q,
    onChange: search.type,
    onPick: press,
    onEnter: () => true,
    startsAtFirst: true,
    isPinned: true,
    cursor: { at: search.at, move: (step) => search.move(step, keys) },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once an opening
  useEffect(() => {
    if (!open) return
    search.open()
    bookmarks.read()
  }, [open])

  const close = () => {
    search.type('')
    onClose()
  }
  if (!open) return null
  return (
    <Modal className={palette} aria-label={t`Search`} first="input" onClose={close}>
      <div ref={containerRef}>
        <SearchField search={search} combobox={combobox} hasRows={sections.length > 0} onClose={close} />
      </div>
      <SearchSections
        id={id}
        sections={sections}
        q={search.q}
        combobox={combobox}
        onForget={search.unlearn}
        onBookmark={bookmarks.set}
      >
        <SearchStates search={search} bookmarks={bookmarks} hasRows={sections.length > 0} />
      </SearchSections>
      <p className={css.foot} aria-hidden="true">{t`Arrow keys to choose, Enter to open, Escape to close`}</p>
    </Modal>
  )
}
