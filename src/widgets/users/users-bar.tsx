import { Plural, useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import Add from 'lucide-react/icons/user-plus'
import { ColumnMenu } from '../data-table/column-menu'
import type { Column } from '../data-table/columns'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import type { UsersList, useHiddenColumns } from './use-users'
import * as css from './users.css'
import { UsersFilters } from './users-filters'

type UsersBarProps = {
  list: UsersList
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'hideable'>[]
  choice: ReturnType<typeof useHiddenColumns>
  /** missing for whoever may not add anybody */
  onAdd: (() => void) | undefined
}

/** Search, filters, columns, and somebody new. */
export function UsersBar({ list, columns, choice, onAdd }: UsersBarProps) {
  const { t } = useLingui()
  const isThere = list.rows.length > 0
  return (
    <search className={css.bar}>
      <SearchBox
        className={css.search}
        value={list.filters.q ?? ''}
        onChange={list.search}
        label={t`Search the users`}
        placeholder={t`Name, username, e-mail`}
        clearLabel={t`Clear the search`}
        busy={list.stale}
      />
      <UsersFilters list={list} />
      <div className={css.deeds}>
        <p className={css.count} role="status">
          {(isThere || list.status === 'ready') && <Plural value={list.total} one="# user" other="# users" />}
        </p>
        <Button
          look="ghost"
          icon={<Refresh />}
          label={t`Refresh the list`}
          busy={list.status === 'loading' && !list.stale && isThere}
          onClick={list.reload}
        />
        <ColumnMenu columns={columns} hidden={choice.hidden} onChange={choice.hide} />
        {onAdd && (
          <Button look="primary" icon={<Add />} aria-haspopup="dialog" onClick={onAdd}>
            {t`Add a user`}
          </Button>
        )}
      </div>
    </search>
  )
}
