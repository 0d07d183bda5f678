import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts } from 'langraan:texts/users'
import { defineWidget } from '../root/define-widget'
import { type UserLeads, useUserPlace } from './use-user-place'
import { UserPlaceholder, type UserSaved, UserStage } from './user-stage'
import { type UserMode, UserWaysContext, userModes } from './user-ways'
import { apps } from './users'

export type RaanUserProps = UserLeads & {
  /** whoever stands first unless given */
  userId?: number | undefined
  /** `view` unless given */
  mode?: UserMode | undefined
  /** the page has a list to go back to, which `onOpen` leads to */
  hasList?: boolean | undefined
  onSaved?: ((detail: UserSaved) => void) | undefined
}

function UserView({ userId: id, mode = 'view', hasList = false, onSaved, ...leads }: RaanUserProps) {
  const known = userModes.find((each) => each === mode) ?? 'view'
  const { place, ways } = useUserPlace({ mode: known, id }, hasList, leads)
  return (
    <UserWaysContext value={ways}>
      <UserStage place={place} onSaved={onSaved} />
    </UserWaysContext>
  )
}

export const RaanUser = defineWidget<RaanUserProps>({
  apps,
  texts: [texts, failureTexts, lazyTexts],
  Skeleton: UserPlaceholder,
  View: UserView,
})
