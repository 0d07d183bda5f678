import { useLingui } from '@lingui/react/macro'
import Close from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import type { SearchPage } from '../../../core/search/search.contract'
import { Button } from '../../ui/button'
import { Modal } from '../../ui/dialog'
import { SearchBox } from '../../ui/search-box'
import { type Combobox, useCombobox } from '../../ui/use-combobox'
import { useBookmarks } from '../use-bookmarks'
import { type Search, useSearch } from '../use-search'
import * as css from './palette.css'
import type { OverlayProps } from './search-overlay'
import { SearchSections } from './search-sections'
import { SearchStates } from './search-states'
import { useChoosing } from './use-open-hit'
import { useSections } from './use-sections'

type SearchFieldProps = {
  search: Search
  combobox: Combobox
  hasRows: boolean
  onClose(): void
}

function SearchField({ search, combobox, hasRows, onClose }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <div className={css.head}>
      <SearchBox
        {...combobox.field}
        aria-expanded={hasRows}
        aria-controls={hasRows ? combobox.list.id : undefined}
        className={css.field}
        busy={search.desk.some(({ isAsking }) => isAsking)}
        label={t`Search`}
        placeholder={t`Pages, files, contacts, orders, customers`}
        clearLabel={t`Clear search`}
        maxLength={200}
      />
      <Button look="ghost" icon={<Close />} label={t`Close search`} onClick={onClose} />
    </div>
  )
}

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening
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
    <Modal className={css.palette} aria-label={t`Search`} first="input" onClose={close}>
      <div ref={containerRef}>
        <SearchField search={search} combobox={combobox} hasRows={sections.length > 0} onClose={close} />
      </div>
      <SearchSections
        id={id}
        sections={sections}
        q={search.q}
        combobox={combobox}
        onForget={search.removeRecent}
        onBookmark={bookmarks.set}
      >
        <SearchStates search={search} bookmarks={bookmarks} hasRows={sections.length > 0} />
      </SearchSections>
      <p className={css.foot} aria-hidden="true">{t`Arrow keys to choose, Enter to open, Escape to close`}</p>
    </Modal>
  )
}
