import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { User } from '../../core/users/users.user'
import { StalePanel } from '../failure/failure-panel'
import { usePressedPart } from '../lazy/use-pressed-part'
import { useKeptFocus } from '../ui/use-kept-focus'
import { useRowFocus } from '../ui/use-row-focus'
import { useFailedUserChanges, useUserChanges } from './use-user-changes'
import { useUserRights } from './use-user-rights'
import { useChosenUsers, useHiddenColumns, useUsers } from './use-users'
import * as css from './users.css'
import { UsersBar, UsersChips } from './users-bar'
import { useUserColumns } from './users-columns'
import { UsersResults } from './users-results'

const drawer = lazyPart(() => import('./add/user-drawer'))
const actions = lazyPart(() => import('./actions/users-actions'))

/** What the list leads to: somebody new, the bar for several users, and the question before one is deleted. */
function useActions(isSelecting: boolean) {
  const adding = usePressedPart(drawer)
  const doing = usePressedPart(actions)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<User>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void doing.enter()
  }, [isSelecting])
  return {
    AddUser: isAdding ? adding.here?.UserDrawer : undefined,
    BulkBar: isSelecting ? doing.here?.UsersBulk : undefined,
    DeleteQuestion: doing.here?.DeleteQuestion,
    /** whom the question is about */
    asked,
    add: () => void adding.enter().then(setAdding),
    endAdding: () => setAdding(false),
    askToDelete: (user: User) => void doing.enter().then((isHere) => isHere && setAsked(user)),
    endAsking: () => setAsked(undefined),
  }
}

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
