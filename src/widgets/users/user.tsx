import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as roleMessages } from 'langraan:messages/roles'
import { messages } from 'langraan:messages/users'
import { defineWidget } from '../runtime/define-widget'
import { type UserLeads, type UserMode, UserNavigationContext, userModes, useUserLocation } from './user-navigation'
import { UserPlaceholder, type UserSaved } from './user-part'
import { UserStage } from './user-stage'
import { apps } from './users'

export type RaanUserProps = UserLeads & {
  /** default: the first user of the list */
  userId?: number | undefined
  /** default: `view` */
  mode?: UserMode | undefined
  /** the page has a list to go back to, reached through `onOpen` */
  hasList?: boolean | undefined
  /** as of `RaanUsers`: offers owners to make links for a new password */
  inviteHref?: string | undefined
  onSaved?: ((detail: UserSaved) => void) | undefined
}

function UserView({ userId: id, mode = 'view', hasList = false, inviteHref, onSaved, ...leads }: RaanUserProps) {
  const known = userModes.find((each) => each === mode) ?? 'view'
  const { location, navigation } = useUserLocation({ mode: known, id }, hasList, leads)
  return (
    <UserNavigationContext value={navigation}>
      <UserStage location={location} inviteHref={inviteHref} onSaved={onSaved} />
    </UserNavigationContext>
  )
}

export const RaanUser = defineWidget<RaanUserProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages, roleMessages],
  Skeleton: UserPlaceholder,
  View: UserView,
})
