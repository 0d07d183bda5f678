import { useFollowed } from '../root/use-followed'
import { addressOf, type UserPlace, type UserWays } from './user-ways'

export type UserLeads = {
  /** where the page has its users: `/apps/user/{mode}/{id}`, mode being list, view or edit */
  userHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((place: UserPlace) => unknown) | undefined
}

/** Where somebody is among the users of this place, and the ways from there. It follows `asked` when that changes. */
export function useUserPlace(asked: UserPlace, hasList: boolean, { userHref, onOpen }: UserLeads) {
  const [place, setPlace] = useFollowed(asked)
  const ways: UserWays = {
    hasList,
    hrefOf: (to) => (userHref === undefined ? undefined : addressOf(userHref, to)),
    go(to) {
      if (onOpen?.(to) !== false) setPlace(to)
    },
  }
  return { place, ways }
}
