import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import Users from 'lucide-react/icons/users'
import { useContext } from 'react'
import type { User } from '../../core/users/users.user'
import type { Column } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { type ChosenUsers, keyOf } from './use-chosen-users'
import { nameOf } from './use-user-changes'
import type { UserRights } from './use-user-rights'
import type { UsersList } from './use-users'
import { UserActions } from './user-actions'
import { UserNavigationContext } from './user-navigation'
import * as css from './users.css'
import { UsersRows } from './users-skeleton'

type UsersResultsProps = {
  list: UsersList
  columns: readonly Column<User>[]
  hidden: ReadonlySet<string>
  chosen: ChosenUsers
  rights: UserRights
  onRemove(user: User): void
}

function Nothing({ list }: { list: UsersList }) {
  const { t } = useLingui()
  if (!list.filters.q?.trim() && !list.isFiltered)
    return (
      <EmptyPanel icon={<Users />} title={t`No users yet`}>{t`People with access appear in this list.`}</EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No users found`}
      action={<Button onClick={list.showAll}>{t`Show all users`}</Button>}
    >
      {t`Try part of a name, username or email, or remove a filter.`}
    </EmptyPanel>
  )
}

/** The rows with their pages, or why there are none. */
export function UsersResults({ list, columns, hidden, chosen, rights, onRemove }: UsersResultsProps) {
  const { t } = useLingui()
  const { go } = useContext(UserNavigationContext)
  if (list.rows.length > 0 || list.hidden > 0)
    return (
      <>
        <div className={css.surface}>
          <DataTable<User>
            caption={t`Users`}
            columns={columns}
            rows={list.rows}
            keyOf={keyOf}
            nameOf={nameOf}
            hidden={hidden}
            stale={list.stale}
            sort={list.sort}
            onSort={list.sortBy}
            {...((rights.canWrite || rights.canDelete) && { selected: chosen.keys, onSelect: chosen.choose })}
            actions={(user) => <UserActions user={user} rights={rights} onRemove={onRemove} />}
            onOpen={({ id }) => go({ mode: 'view', id })}
          />
        </div>
        <div className={css.pages}>
          <ListPages list={list} label={t`Pages of users`} />
        </div>
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load users`}
        forbidden={t`You don't have access to users`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <UsersRows count={list.perPage} label={t`Loading users`} />
  return <Nothing list={list} />
}
