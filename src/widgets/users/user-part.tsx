import { Loading, Skeleton } from '../ui/skeleton'
import type { UserLocation } from './user-navigation'
import * as css from './users.css'

export type UserSaved = { id: number }

export type UserPartProps = {
  location: UserLocation
  /** URL pattern of the page that sets a password, with `{token}` */
  inviteHref?: string | undefined
  onSaved?: ((detail: UserSaved) => void) | undefined
}

export const UserPlaceholder = () => (
  <Loading className={css.one}>
    <Skeleton shape="block" height={140} />
    <Skeleton shape="block" height={320} />
  </Loading>
)
