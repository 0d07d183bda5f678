import { usePropState } from '../runtime/use-prop-state'
import { addressOf, type UserLocation, type UserNavigation } from './user-navigation'

export type UserLeads = {
  /** where the page has its users: `/apps/user/{mode}/{id}`, mode being list, view or edit */
  userHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((location: UserLocation) => unknown) | undefined
}

/** Where somebody is among the users of this place, and the ways from there. It follows `asked` when that changes. */
export function useUserLocation(asked: UserLocation, hasList: boolean, { userHref, onOpen }: UserLeads) {
  const [location, setLocation] = usePropState(asked)
  const navigation: UserNavigation = {
    hasList,
    hrefOf: (to) => (userHref === undefined ? undefined : addressOf(userHref, to)),
    go(to) {
      if (onOpen?.(to) !== false) setLocation(to)
    },
  }
  return { location, navigation }
}
