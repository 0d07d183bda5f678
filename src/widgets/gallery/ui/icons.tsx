import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { copyText } from '../../orders/reply/copying'
import { useToaster } from '../../runtime/use-toaster'
import { EmptyPanel } from '../../ui/empty-panel'
import { SearchBox } from '../../ui/search-box'
import { visuallyHidden } from '../../ui/visually-hidden.css'
import * as gallery from '../gallery.css'
import * as css from './icons.css'
import { usedIcons } from './used-icons'

export function Icons() {
  const { t } = useLingui()
  const toaster = useToaster()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const found = Object.entries(usedIcons).filter(([name]) => name.includes(query.trim().toLowerCase()))

  const copy = async (name: string) => {
    // without the Clipboard API (plain http), copy the selection
    if (field.current) field.current.value = name
    const isCopied = await copyText(name, field.current)
    toaster.show(
      isCopied
        ? { id: 'icon', tone: 'success', title: t`Copied: ${name}` }
        : { id: 'icon', tone: 'warning', title: t`Couldn't copy ${name}` },
    )
  }
  return (
    <div className={gallery.column}>
      <SearchBox label={t`Search icons`} clearLabel={t`Clear search`} value={query} onChange={setQuery} />
      <p role="status">
        <Plural value={found.length} one="# icon" other="# icons" />
      </p>
      {found.length === 0 && <EmptyPanel title={t`No icons found`}>{t`Names are English words.`}</EmptyPanel>}
      <ul className={css.icons}>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button type="button" className={css.icon} onClick={() => copy(name)}>
              <Icon aria-hidden="true" />
              <span translate="no">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <textarea ref={field} className={visuallyHidden} tabIndex={-1} aria-hidden="true" readOnly defaultValue="" />
    </div>
  )
}
