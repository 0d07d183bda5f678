import { useContext } from 'react'
import { WayButton as Button, WayLink as Link, type WayButtonProps, type WayLinkProps } from '../root/way-button'
import { type BlogPlace, BlogWaysContext } from './blog-ways'

/** Leads to a place in the blog: a link where it has an address. */
export const WayButton = (props: WayButtonProps<BlogPlace>) => <Button ways={useContext(BlogWaysContext)} {...props} />

/** The same within a text. */
export const WayLink = (props: WayLinkProps<BlogPlace>) => <Link ways={useContext(BlogWaysContext)} {...props} />
