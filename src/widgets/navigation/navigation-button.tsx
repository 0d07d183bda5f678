import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'
import { type Navigation, navigationProps } from './navigation'

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
}: NavigationLinkProps<Place> & { navigation: Navigation<Place> }) {
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
