import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Problem } from '../../ui/problem'

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
