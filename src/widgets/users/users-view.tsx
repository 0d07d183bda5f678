import { useState } from 'react'
import { StalePanel } from '../failure/failure-panel'
import { useKeptFocus } from '../ui/use-kept-focus'
import { useRowFocus } from '../ui/use-row-focus'
import { useChosenUsers } from './use-chosen-users'
import { useFailedUserChanges, useUserChanges } from './use-user-changes'
import { useUserRights } from './use-user-rights'
import { useHiddenColumns, useUsers } from './use-users'
import { useActions } from './use-users-actions'
import * as css from './users.css'
import { UsersBar } from './users-bar'
import { useUserColumns } from './users-columns'
import { UsersChips } from './users-filters'
import { UsersResults } from './users-results'

type UsersListViewProps = Parameters<typeof useUsers>[0]

/** Everybody who may work here: found, narrowed down, in order, page by page. */
export function UsersListView(props: UsersListViewProps) {
  const list = useUsers(props)
  const rights = useUserRights()
  const choice = useHiddenColumns()
  const chosen = useChosenUsers(list.rows)
  const changes = useUserChanges()
  const actions = useActions(chosen.count > 0)
  const focus = useRowFocus<HTMLDivElement>()
  useKeptFocus(focus.containerRef, chosen.count > 0 || undefined)
  const [newest, setNewest] = useState<number>()
  const columns = useUserColumns({ me: rights.me, newest })
  useFailedUserChanges()
  const { AddUser, BulkBar, DeleteQuestion } = actions
  return (
    <div className={css.root} part="users">
      <UsersBar list={list} columns={columns} choice={choice} onAdd={rights.canCreate ? actions.add : undefined} />
      <UsersChips list={list} />
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel onRetry={list.reload} />}
      <div ref={focus.containerRef} tabIndex={-1} className={css.body} {...focus.listeners}>
        <UsersResults
          list={list}
          columns={columns}
          hidden={choice.hidden}
          chosen={chosen}
          rights={rights}
          onRemove={actions.askToDelete}
        />
      </div>
      {BulkBar && <BulkBar chosen={chosen} rights={rights} onSet={changes.set} onRemove={changes.remove} />}
      {DeleteQuestion && (
        <DeleteQuestion
          user={actions.asked}
          onCancel={actions.endAsking}
          onConfirm={(user) => {
            actions.endAsking()
            chosen.drop(user.id)
            changes.remove([user])
          }}
        />
      )}
      {AddUser && (
        <AddUser
          onClose={actions.endAdding}
          onAdded={({ id }) => {
            actions.endAdding()
            setNewest(id)
            list.showNewest()
          }}
        />
      )}
    </div>
  )
}
