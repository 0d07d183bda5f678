import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/ellipsis-vertical'
import Look from 'lucide-react/icons/eye'
import Edit from 'lucide-react/icons/pencil'
import SearchX from 'lucide-react/icons/search-x'
import Remove from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { useContext } from 'react'
import type { User } from '../../core/users/users.user'
import type { Column } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'
import { FailurePanel } from '../failure/failure-panel'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Menu } from '../ui/menu'
import { Loading, Skeleton } from '../ui/skeleton'
import { nameOf } from './use-user-changes'
import type { UserRights } from './use-user-rights'
import { type ChosenUsers, keyOf, type UsersList } from './use-users'
import { UserNavigationContext } from './user-navigation'
import * as css from './users.css'

const UsersRows = ({ count = 10, label }: { count?: number; label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={Math.min(count, 10)} />
  </Loading>
)

export const UsersSkeleton = () => (
  <div className={css.root}>
    <div className={css.rows}>
      <Skeleton shape="block" height={38} />
    </div>
    <UsersRows />
  </div>
)

type UserActionsProps = { user: User; rights: UserRights; onRemove(user: User): void }

function UserActions({ user, rights, onRemove }: UserActionsProps) {
  const { t } = useLingui()
  const reportLoadFailure = useReportLoadFailure()
  const { go } = useContext(UserNavigationContext)
  const { id } = user
  const name = nameOf(user)
  const canRemove = rights.canDelete && user.username !== rights.me
  return (
    <Menu
      area="tr"
      trigger={(props) => (
        <Button {...props} look="ghost" size="s" icon={<More />} label={t`More actions for ${name}`} />
      )}
      onFailed={reportLoadFailure}
      items={[
        { value: 'view', label: t`Details`, icon: <Look />, onSelect: () => go({ mode: 'view', id }) },
        ...(rights.canWrite
          ? [{ value: 'edit', label: t`Edit`, icon: <Edit />, onSelect: () => go({ mode: 'edit', id }) }]
          : []),
        ...(canRemove
          ? [{ value: 'remove', label: t`Delete`, icon: <Remove />, danger: true, onSelect: () => onRemove(user) }]
          : []),
      ]}
    />
  )
}

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
