import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Problem } from '../../ui/problem'
import * as css from './order-detail.css'

type OrderSectionProps = {
  title: string
  action?: ReactNode
  children: ReactNode
  /** for a section that takes the focus when a control in it disappears */
  containerRef?: RefObject<HTMLElement | null>
}

export function OrderSection({ title, action, children, containerRef }: OrderSectionProps) {
  const id = useId()
  return (
    <section ref={containerRef} tabIndex={containerRef && -1} className={css.section} aria-labelledby={id}>
      <div className={css.headed}>
        <h3 id={id} className={css.heading}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}

/**
 * Inline instead of a toast, which would cover the next button. Always mounted, so that the live region is
 * announced.
 */
export function OrderSaid({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={classNames(css.said, className)}>
      {children && (
        <>
          <Check className={css.saidIcon} aria-hidden="true" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}

type OrderProblemProps = {
  children: ReactNode
  busy?: boolean
  onAgain?: (() => void) | undefined
  onDismiss?: (() => void) | undefined
}

/** The button disappears with the message: its container takes focus. */
const moveFocusBefore = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus()
  act()
}

export function OrderProblem({ children, busy, onAgain, onDismiss }: OrderProblemProps) {
  const { t } = useLingui()
  return (
    <Problem
      actions={
        (onAgain || onDismiss) && (
          <>
            {onAgain && <Button size="s" busy={busy} onClick={moveFocusBefore(onAgain)}>{t`Try again`}</Button>}
            {onDismiss && <Button size="s" look="ghost" onClick={moveFocusBefore(onDismiss)}>{t`Dismiss`}</Button>}
          </>
        )
      }
    >
      {children}
    </Problem>
  )
}
