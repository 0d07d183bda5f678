import Package from 'lucide-react/icons/package'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names'
import * as css from './picture.css'

type PictureProps = {
  src?: string | undefined
  /** '' where the name stands beside it */
  alt?: string
  size?: keyof typeof css.sizes
  /** in its place while there is none */
  icon?: ReactNode
  className?: string | undefined
}

/** A square picture of a thing, or a sign where there is none or it does not load. */
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
