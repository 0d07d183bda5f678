import type { MouseEvent, ReactNode } from 'react'
import { usePropState } from '../runtime/use-prop-state'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'

/** How a list, one of its rows and its forms lead to each other, on pages of their own or in one place. */
export type Navigation<Place> = {
  /** undefined where places have no address */
  hrefOf(location: Place): string | undefined
  go(location: Place): void
  /** there is a list to go back to */
  hasList: boolean
}

/** What a link needs of it. */
export type LinkNavigation<Place> = Pick<Navigation<Place>, 'hrefOf' | 'go'>

export const noNavigation: Navigation<unknown> = { hrefOf: () => undefined, go: () => undefined, hasList: false }

/** What a link to a place needs; a click with a modifier is the browser's. */
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

/** Leads to a place: a link where it has an address. */
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

/** The same within a text. */
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
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((location: Place) => unknown) | undefined
}

/** The location shown, and where one can go from it. It follows `asked` when that changes. */
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
