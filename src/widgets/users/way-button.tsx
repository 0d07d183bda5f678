import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'
import { type UserPlace, useWay } from './user-ways'

type WayProps = { to: UserPlace; look?: ButtonLook; size?: ButtonSize; icon?: ReactNode; wide?: boolean } & (
  | { children: ReactNode; label?: string }
  | { children?: undefined; icon: ReactNode; label: string }
)

/** Leads to a place among the users: a link where it has an address. */
export function WayButton({ to, ...rest }: WayProps) {
  const { href, onClick } = useWay(to)
  if (href === undefined) return <Button {...rest} onClick={onClick} />
  return <ButtonLink {...rest} href={href} onClick={onClick} />
}

/** The same within a text. */
export function WayLink({ to, className, children }: { to: UserPlace; className: string; children: ReactNode }) {
  const { href, onClick } = useWay(to)
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
