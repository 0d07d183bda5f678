import { texts as tableTexts } from 'langraan:texts/data-table'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts } from 'langraan:texts/users'
import { authApp } from '../../core/auth/app'
import { usersApp } from '../../core/users/app'
import { defineWidget } from '../root/define-widget'
import { useKeptQuery } from '../root/use-kept-query'
import { type UserLeads, useUserPlace } from './use-user-place'
import { type UserSaved, UserStage } from './user-stage'
import { type UserPlace, UserWaysContext } from './user-ways'
import { UsersPlace } from './users-place'
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

const theList: UserPlace = { mode: 'list' }

function UsersView({ userHref, onOpen, onSaved, perPage, ...list }: RaanUsersProps) {
  const { place, ways } = useUserPlace(theList, true, { userHref, onOpen })
  const kept = useKeptQuery(list)
  return (
    <UserWaysContext value={ways}>
      {place.mode === 'list' ? (
        <UsersListView perPage={perPage} {...kept} />
      ) : (
        <UserStage place={place} onSaved={onSaved} />
      )}
    </UserWaysContext>
  )
}

export const apps = { users: usersApp, auth: authApp }

export const RaanUsers = defineWidget<RaanUsersProps>({
  apps,
  texts: [texts, listTexts, tableTexts, failureTexts, lazyTexts],
  Skeleton: UsersPlace,
  View: UsersView,
})
