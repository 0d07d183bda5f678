import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '../../core/users/users.user'
import { ErrorPanel } from '../ui/error-panel'
import { DeleteQuestion } from './delete-question'
import { useAddRoom } from './use-add-room'
import { useChosenUsers } from './use-chosen-users'
import { useRowFocus } from './use-row-focus'
import { useFailedUserChanges, useUserChanges } from './use-user-changes'
import { useUserRights } from './use-user-rights'
import { useHiddenColumns, useUsers } from './use-users'
import * as css from './users.css'
import { UsersBar } from './users-bar'
import { UsersBulk } from './users-bulk'
import { useUserColumns } from './users-columns'
import { UsersChips } from './users-filters'
import { UsersSheet } from './users-sheet'

type UsersListViewProps = Parameters<typeof useUsers>[0]

/** Everybody who may work here: found, narrowed down, in order, page by page. */
export function UsersListView(props: UsersListViewProps) {
  const { t } = useLingui()
  const list = useUsers(props)
  const rights = useUserRights()
  const choice = useHiddenColumns()
  const chosen = useChosenUsers(list.rows)
  const changes = useUserChanges()
  const room = useAddRoom()
  const focus = useRowFocus(list.rows, chosen.count > 0)
  const [asked, setAsked] = useState<User>()
  const [newest, setNewest] = useState<number>()
  const columns = useUserColumns({ me: rights.me, newest })
  useFailedUserChanges()
  const { Part: AddUser } = room
  return (
    <div className={css.place} part="users">
      <UsersBar list={list} columns={columns} choice={choice} onAdd={rights.canCreate ? room.open : undefined} />
      <UsersChips list={list} />
      <UsersBulk chosen={chosen} rights={rights} onSet={changes.set} onRemove={changes.remove} />
      {list.status === 'failed' && list.rows.length > 0 && (
        <ErrorPanel title={t`The list could not be renewed`} onRetry={list.reload} retryLabel={t`Try again`}>
          {t`What you see is the last state that was loaded.`}
        </ErrorPanel>
      )}
      <div className={css.body} {...focus}>
        <UsersSheet
          list={list}
          columns={columns}
          hidden={choice.hidden}
          chosen={chosen}
          rights={rights}
          onRemove={setAsked}
        />
      </div>
      <DeleteQuestion
        user={asked}
        onCancel={() => setAsked(undefined)}
        onConfirm={(user) => {
          setAsked(undefined)
          chosen.drop(user.id)
          changes.remove([user])
        }}
      />
      {AddUser && room.isOpen && (
        <AddUser
          onClose={room.close}
          onAdded={({ id }) => {
            room.close()
            setNewest(id)
            list.showNewest()
          }}
        />
      )}
    </div>
  )
}
