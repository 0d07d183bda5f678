import type { MouseEvent, ReactNode } from 'react'
import { usePropState } from '../runtime/use-prop-state'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'

/** How a list, its items and its forms link to each other, across pages or in place. */
export type Navigation<Place> = {
  /** undefined if locations have no URL */
  hrefOf(location: Place): string | undefined
  go(location: Place): void
  /** there is a list to go back to */
  hasList: boolean
}

export type LinkNavigation<Place> = Pick<Navigation<Place>, 'hrefOf' | 'go'>

export const noNavigation: Navigation<unknown> = { hrefOf: () => undefined, go: () => undefined, hasList: false }

/** Clicks with a modifier key are left to the browser. */
function navigationProps<Place>({ hrefOf, go }: LinkNavigation<Place>, location: Place) {
  return {
    href: hrefOf(location),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go(location)
    },
  }
}

export type NavigationButtonProps<Place> = {
  to: Place
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  wide?: boolean
} & ({ children: ReactNode; label?: string } | { children?: undefined; icon: ReactNode; label: string })

/** A link if the location has a URL, otherwise a button. */
export function NavigationButton<Place>({
  navigation,
  to,
  ...rest
}: NavigationButtonProps<Place> & { navigation: Navigation<Place> }) {
  const { href, onClick } = navigationProps(navigation, to)
  if (href === undefined) return <Button {...rest} onClick={onClick} />
  return <ButtonLink {...rest} href={href} onClick={onClick} />
}

export type NavigationLinkProps<Place> = { to: Place; className: string; children: ReactNode }

/** A link if the location has a URL, otherwise a button that looks like text. */
export function NavigationLink<Place>({
  navigation,
  to,
  className,
  children,
}: NavigationLinkProps<Place> & { navigation: LinkNavigation<Place> }) {
  const { href, onClick } = navigationProps(navigation, to)
  if (href === undefined)
    return (
      <button type="button" className={className} onClick={onClick}>
        {children}
      </button>
    )
  return (
    <a className={className} href={href} onClick={onClick}>
      {children}
    </a>
  )
}

type Leads<Place> = {
  hasList: boolean
  hrefOf(location: Place): string | undefined
  /** return false to navigate on your own; otherwise it opens in place */
  onOpen?: ((location: Place) => unknown) | undefined
}

/** Follows `asked` when it changes. */
export function useLocation<Place>(asked: Place, { hasList, hrefOf, onOpen }: Leads<Place>) {
  const [location, setLocation] = usePropState(asked)
  const navigation: Navigation<Place> = {
    hasList,
    hrefOf,
    go(to) {
      if (onOpen?.(to) !== false) setLocation(to)
    },
  }
  return { location, navigation }
}
