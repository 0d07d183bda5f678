import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as roleMessages } from 'langraan:messages/roles'
import { messages } from 'langraan:messages/users'
import { useEffect, useState } from 'react'
import { authApp } from '../../core/auth/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { usersApp } from '../../core/users/app'
import type { User } from '../../core/users/users.user'
import { StalePanel } from '../failure/failure-panel'
import { useLazyPart } from '../lazy/use-lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'
import { useKeptQuery } from '../list/use-kept-query'
import { defineWidget } from '../runtime/define-widget'
import { useKeptFocus } from '../ui/use-kept-focus'
import { useRowFocus } from '../ui/use-row-focus'
import { useFailedUserChanges, useUserChanges } from './use-user-changes'
import { useUserRights } from './use-user-rights'
import { useChosenUsers, useHiddenColumns, useUsers } from './use-users'
import { type UserLeads, type UserLocation, UserNavigationContext, useUserLocation } from './user-navigation'
import type { UserSaved } from './user-part'
import { UserStage } from './user-stage'
import * as css from './users.css'
import { UsersBar, UsersChips } from './users-bar'
import { useUserColumns } from './users-columns'
import { UsersResults, UsersSkeleton } from './users-results'

const drawer = lazyPart(() => import('./add/user-drawer'))
const invitations = lazyPart(() => import('./invite/invitations'))
const actions = lazyPart(() => import('./actions/users-actions'))

/** Loads the add form, the bulk toolbar and the delete confirmation. */
function useActions(isSelecting: boolean) {
  const adding = usePressedPart(drawer)
  const doing = usePressedPart(actions)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<User>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is retried with the next selection
  useEffect(() => {
    if (isSelecting) void doing.enter()
  }, [isSelecting])
  return {
    AddUser: isAdding ? adding.here?.UserDrawer : undefined,
    BulkBar: isSelecting ? doing.here?.UsersBulk : undefined,
    DeleteQuestion: doing.here?.DeleteQuestion,
    /** the user to delete */
    asked,
    add: () => void adding.enter().then(setAdding),
    endAdding: () => setAdding(false),
    askToDelete: (user: User) => void doing.enter().then((isHere) => isHere && setAsked(user)),
    endAsking: () => setAsked(undefined),
  }
}

type UsersListViewProps = Parameters<typeof useUsers>[0] & Pick<RaanUsersProps, 'inviteHref'>

function UsersListView({ inviteHref, ...props }: UsersListViewProps) {
  const list = useUsers(props)
  const rights = useUserRights()
  const choice = useHiddenColumns()
  const chosen = useChosenUsers(list.rows)
  const changes = useUserChanges()
  const actions = useActions(chosen.count > 0)
  const focus = useRowFocus<HTMLDivElement>()
  useKeptFocus(focus.containerRef, chosen.count > 0 || undefined)
  const [hasInvitations, setHasInvitations] = useState(true)
  const canInvite = rights.canCreate && inviteHref !== undefined && hasInvitations
  const { here: Invitations } = useLazyPart(invitations, canInvite)
  const inviting = usePressedPart(invitations)
  const [isInviting, setInviting] = useState(false)
  const [newest, setNewest] = useState<number>()
  const columns = useUserColumns({ me: rights.me, newest })
  useFailedUserChanges()
  const { AddUser, BulkBar, DeleteQuestion } = actions
  return (
    <div className={css.root} part="users">
      <UsersBar
        list={list}
        columns={columns}
        choice={choice}
        onAdd={rights.canCreate ? actions.add : undefined}
        onInvite={canInvite ? () => void inviting.enter().then(setInviting) : undefined}
      />
      <UsersChips list={list} />
      {canInvite && Invitations && (
        <Invitations.InvitationsPart
          pattern={inviteHref}
          isInviting={isInviting}
          onClose={() => setInviting(false)}
          onUnavailable={() => setHasInvitations(false)}
        />
      )}
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
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

export type RaanUsersProps = UserLeads & {
  /** rows per page; default: 10 */
  perPage?: number | undefined
  /** filters, sort order and page as a query string: `role=editor&page=2`; invalid values fall back to the defaults */
  query?: string | undefined
  /**
   * URL pattern of your page with `<raan-sign-in view="reset-password">`: `/set-password?token={token}`. Offers to invite
   * people, and to make links for a new password, which they set there
   */
  inviteHref?: string | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** fires after a user was changed here */
  onSaved?: ((detail: UserSaved) => void) | undefined
}

const theList: UserLocation = { mode: 'list' }

function UsersView({ userHref, onOpen, onSaved, perPage, inviteHref, ...list }: RaanUsersProps) {
  const { location, navigation } = useUserLocation(theList, true, { userHref, onOpen })
  const kept = useKeptQuery(list)
  return (
    <UserNavigationContext value={navigation}>
      {location.mode === 'list' ? (
        <UsersListView perPage={perPage} inviteHref={inviteHref} {...kept} />
      ) : (
        <UserStage location={location} inviteHref={inviteHref} onSaved={onSaved} />
      )}
    </UserNavigationContext>
  )
}

export const apps = { users: usersApp, auth: authApp }

export const RaanUsers = defineWidget<RaanUsersProps>({
  apps,
  messages: [messages, listMessages, tableMessages, failureMessages, lazyMessages, roleMessages],
  Skeleton: UsersSkeleton,
  View: UsersView,
})
