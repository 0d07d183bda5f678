import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import * as css from './order-said.css'

/** What was done, said where it was done: nothing lies over the next button. Always there, so that it is heard. */
export function OrderSaid({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={classNames(css.said, className)}>
      {children && (
        <>
          <Check className={css.icon} aria-hidden="true" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
