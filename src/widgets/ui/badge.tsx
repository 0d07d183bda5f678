import type { ReactNode } from 'react'
import * as css from './badge.css'
import { classNames } from './class-names'

export type BadgeTone = keyof typeof css.tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames(css.badge, css.tones[tone])} part="badge">
      {children}
    </span>
  )
}

type CountBadgeProps = {
  count: number
  tone?: BadgeTone
  /** what is counted, for screen readers */
  label?: string
}

/** Capped at 99+. */
export function CountBadge({ count, tone = 'solid', label }: CountBadgeProps) {
  return (
    <span
      className={classNames(css.badge, css.count, css.tones[tone])}
      part="badge"
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
