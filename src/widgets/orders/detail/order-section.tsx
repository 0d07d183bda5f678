import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Problem } from '../../ui/problem'
import * as css from './detail.css'

type OrderSectionProps = { title: string; action?: ReactNode; children: ReactNode }

export function OrderSection({ title, action, children }: OrderSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
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

/** What was done, said where it was done: nothing lies over the next button. Always there, so that it is heard. */
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

/** The button goes with the message: its place takes the focus. */
const handingOn = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus()
  act()
}

/** Why something did not happen, and what can be done about it. */
export function OrderProblem({ children, busy, onAgain, onDismiss }: OrderProblemProps) {
  const { t } = useLingui()
  return (
    <Problem
      actions={
        (onAgain || onDismiss) && (
          <>
            {onAgain && <Button size="s" busy={busy} onClick={handingOn(onAgain)}>{t`Try again`}</Button>}
            {onDismiss && <Button size="s" look="ghost" onClick={handingOn(onDismiss)}>{t`Dismiss`}</Button>}
          </>
        )
      }
    >
      {children}
    </Problem>
  )
}
