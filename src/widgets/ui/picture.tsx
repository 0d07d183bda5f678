import Package from 'lucide-react/icons/package'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names'
import * as css from './picture.css'

type PictureProps = {
  src?: string | undefined
  /** '' if the name is next to it */
  alt?: string
  size?: keyof typeof css.sizes
  /** placeholder */
  icon?: ReactNode
  className?: string | undefined
}

/** A square image of a thing, or an icon if there is none or it fails to load. */
export function Picture({ src, alt = '', size = 'm', icon = <Package />, className }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={classNames(css.frame, css.sizes[size], className)} part="picture">
      {icon}
      {src && failed !== src && (
        <img className={css.image} src={src} alt={alt} loading="lazy" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
