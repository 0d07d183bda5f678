import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages } from 'langraan:messages/users'
import { authApp } from '../../core/auth/app'
import { usersApp } from '../../core/users/app'
import { useKeptQuery } from '../list/use-kept-query'
import { defineWidget } from '../runtime/define-widget'
import { type UserLeads, type UserLocation, UserNavigationContext, useUserLocation } from './user-navigation'
import { type UserSaved, UserStage } from './user-stage'
import { UsersSkeleton } from './users-results'
import { UsersListView } from './users-view'

export type RaanUsersProps = UserLeads & {
  /** rows of a page, 10 unless given */
  perPage?: number | undefined
  /** filters, order and page as the text of a query: `role=editor&page=2`; nonsense in it means the default */
  query?: string | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** told when somebody was changed in this place */
  onSaved?: ((detail: UserSaved) => void) | undefined
}

const theList: UserLocation = { mode: 'list' }

function UsersView({ userHref, onOpen, onSaved, perPage, ...list }: RaanUsersProps) {
  const { location, navigation } = useUserLocation(theList, true, { userHref, onOpen })
  const kept = useKeptQuery(list)
  return (
    <UserNavigationContext value={navigation}>
      {location.mode === 'list' ? (
        <UsersListView perPage={perPage} {...kept} />
      ) : (
        <UserStage location={location} onSaved={onSaved} />
      )}
    </UserNavigationContext>
  )
}

export const apps = { users: usersApp, auth: authApp }

export const RaanUsers = defineWidget<RaanUsersProps>({
  apps,
  messages: [messages, listMessages, tableMessages, failureMessages, lazyMessages],
  Skeleton: UsersSkeleton,
  View: UsersView,
})
