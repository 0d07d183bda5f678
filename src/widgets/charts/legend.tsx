import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names'
import * as css from './legend.css'

type LegendProps = {
  parts: readonly { name: string; text?: ReactNode; look?: 'bar' | 'line' | 'area' | 'dashed' }[]
  isShown: boolean
  centred?: boolean
  /** what it is the legend of */
  children: ReactNode
}

/** Names the colours of a picture, with their figures. */
export function Legend({ parts, isShown, centred = false, children }: LegendProps) {
  if (!isShown) return children
  return (
    <div className={css.beside}>
      {children}
      <ul className={centred ? css.centred : css.list}>
        {parts.map(({ name, text, look = 'bar' }, nth) => (
          <li key={name} className={css.item}>
            <span
              className={classNames(css.marks[nth % css.marks.length], css.looks[look === 'area' ? 'line' : look])}
              aria-hidden="true"
            />
            <span className={css.name}>{name}</span>
            {text !== undefined && <span className={css.text}>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
