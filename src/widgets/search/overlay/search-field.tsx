import { useLingui } from '@lingui/react/macro'
import Close from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import type { ActiveStep } from '../../../core/search/search.active'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import type { Search } from '../use-search'
import * as css from './palette.css'
import { optionId } from './sections'

type SearchFieldProps = {
  /** what ids begin with */
  id: string
  search: Search
  /** the entries shown, in order */
  keys: readonly string[]
  active: string | undefined
  hasRows: boolean
  onEnter(): void
  onClose(): void
}

const steps: Readonly<Record<string, ActiveStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** What one types in; the arrows walk through what is found. */
export function SearchField({ id, search, keys, active, hasRows, onEnter, onClose }: SearchFieldProps) {
  const { t } = useLingui()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event
    if (nativeEvent.isComposing || altKey) return
    if (key === 'Enter') {
      event.preventDefault()
      return onEnter()
    }
    const step = lookUp(steps, key)
    // Home and End are the field's until the arrows have gone into the list
    if (!step || ctrlKey || metaKey || (!search.isWalking && (key === 'Home' || key === 'End'))) return
    event.preventDefault()
    search.move(step, keys)
  }
  return (
    <div className={css.head}>
      <SearchBox
        role="combobox"
        aria-expanded={hasRows}
        aria-controls={hasRows ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(id, active)}
        className={css.field}
        value={search.q}
        onChange={search.type}
        onKeyDown={press}
        busy={search.desk.orders.isAsking || search.desk.customers.isAsking}
        label={t`Search`}
        placeholder={t`Pages, files, contacts, orders, customers`}
        clearLabel={t`Clear search`}
        maxLength={200}
      />
      <Button look="ghost" icon={<Close />} label={t`Close search`} onClick={onClose} />
    </div>
  )
}
