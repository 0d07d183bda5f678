import { Plural, useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/user-plus'
import { ColumnMenu } from '../data-table/column-menu'
import type { Column } from '../data-table/columns'
import { ListBar } from '../list/list-bar'
import { Button } from '../ui/button'
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
  return (
    <search className={css.bar}>
      <ListBar
        list={list}
        label={t`Search users`}
        placeholder={t`Name, username, email`}
        count={<Plural value={list.total} one="# user" other="# users" />}
        actions={
          <>
            <ColumnMenu columns={columns} hidden={choice.hidden} onChange={choice.hide} />
            {onAdd && (
              <Button look="primary" icon={<Add />} aria-haspopup="dialog" onClick={onAdd}>
                {t`Add a user`}
              </Button>
            )}
          </>
        }
      >
        <UsersFilters list={list} />
      </ListBar>
    </search>
  )
}
