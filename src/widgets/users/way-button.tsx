import { useContext } from 'react'
import { WayButton as Button, WayLink as Link, type WayButtonProps, type WayLinkProps } from '../root/way-button'
import { type UserPlace, UserWaysContext } from './user-ways'

/** Leads to a place among the users: a link where it has an address. */
export const WayButton = (props: WayButtonProps<UserPlace>) => <Button ways={useContext(UserWaysContext)} {...props} />

/** The same within a text. */
export const WayLink = (props: WayLinkProps<UserPlace>) => <Link ways={useContext(UserWaysContext)} {...props} />
