import type { ReactNode } from 'react'
import * as css from './gallery.css'

type StateProps = {
  name: ReactNode
  wide?: boolean
  children: ReactNode
}

export const State = ({ name, wide = false, children }: StateProps) => (
  <figure className={wide ? css.wideState : css.state}>
    <figcaption className={css.stateName}>{name}</figcaption>
    <div className={css.stateBody}>{children}</div>
  </figure>
)

export const States = ({ children }: { children: ReactNode }) => <div className={css.states}>{children}</div>
