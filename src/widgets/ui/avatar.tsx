import User from 'lucide-react/icons/user'
import { useState } from 'react'
import * as css from './avatar.css'
import { classNames } from './class-names'
import { hueOf, initialsOf } from './initials'

type AvatarProps = {
  name: string
  src?: string | undefined
  size?: 's' | 'm' | 'l' | 'xl'
  /** false where the name stands beside it */
  named?: boolean
}

/** A picture, or the initials on a colour of the name while there is none. */
export function Avatar({ name, src, size = 'm', named = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const initials = initialsOf(name)
  return (
    <span
      className={classNames(css.avatar, css.sizes[size], css.hues[hueOf(name, css.hues.length)])}
      part="avatar"
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials || <User className={css.icon} aria-hidden="true" />}
      {src && failed !== src && <img className={css.image} src={src} alt="" onError={() => setFailed(src)} />}
    </span>
  )
}
