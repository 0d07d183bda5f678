import { useLingui } from '@lingui/react/macro'
import Close from 'lucide-react/icons/x'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import type { Combobox } from '../../ui/use-combobox'
import type { Search } from '../use-search'
import * as css from './palette.css'

type SearchFieldProps = {
  search: Search
  combobox: Combobox
  hasRows: boolean
  onClose(): void
}

/** What one types in; the arrows walk through what is found. */
export function SearchField({ search, combobox, hasRows, onClose }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <div className={css.head}>
      <SearchBox
        {...combobox.field}
        aria-expanded={hasRows}
        aria-controls={hasRows ? combobox.list.id : undefined}
        className={css.field}
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
