import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'
import { type Ways, wayOf } from './ways'

export type WayButtonProps<Place> = {
  to: Place
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  wide?: boolean
} & ({ children: ReactNode; label?: string } | { children?: undefined; icon: ReactNode; label: string })

/** Leads to a place: a link where it has an address. */
export function WayButton<Place>({ ways, to, ...rest }: WayButtonProps<Place> & { ways: Ways<Place> }) {
  const { href, onClick } = wayOf(ways, to)
  if (href === undefined) return <Button {...rest} onClick={onClick} />
  return <ButtonLink {...rest} href={href} onClick={onClick} />
}

export type WayLinkProps<Place> = { to: Place; className: string; children: ReactNode }

/** The same within a text. */
export function WayLink<Place>({ ways, to, className, children }: WayLinkProps<Place> & { ways: Ways<Place> }) {
  const { href, onClick } = wayOf(ways, to)
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
