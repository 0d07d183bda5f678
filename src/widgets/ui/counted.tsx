import type { ReactNode } from 'react'
import { CountBadge } from './badge'
import * as css from './counted.css'

/** A button with a number at its corner, unless that is 0. Its label has to say the number too. */
export function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={css.counted}>
      {children}
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          <CountBadge count={count} />
        </span>
      )}
    </span>
  )
}
