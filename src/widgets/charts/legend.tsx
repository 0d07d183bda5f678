import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names'
import * as css from './chart.css'

type Look = 'bar' | 'line' | 'area' | 'dashed'

type LegendProps = {
  parts: readonly { name: string; text?: ReactNode; look?: Look }[]
  isShown: boolean
  centred?: boolean
  children: ReactNode
}

export function Mark({ nth, look = 'bar' }: { nth: number; look?: Look | undefined }) {
  return (
    <span
      className={classNames(
        css.marks[nth % css.marks.length],
        css.looks[look === 'area' ? 'line' : look],
        look === 'bar' && css.grains[nth % css.grains.length],
      )}
      aria-hidden="true"
    />
  )
}

export function Legend({ parts, isShown, centred = false, children }: LegendProps) {
  if (!isShown) return children
  return (
    <div className={css.beside}>
      {children}
      <ul className={centred ? css.centred : css.list}>
        {parts.map(({ name, text, look }, nth) => (
          <li key={name} className={css.item}>
            <Mark nth={nth} look={look} />
            <span className={css.name}>{name}</span>
            {text !== undefined && <span className={css.text}>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
