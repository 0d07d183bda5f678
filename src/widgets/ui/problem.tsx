import Alert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import * as css from './problem.css'

/** An inline error, with `actions` to resolve it. */
export const Problem = ({ children, actions }: { children: ReactNode; actions?: ReactNode }) => (
  <div className={css.problem} role="alert">
    <Alert className={css.icon} aria-hidden="true" />
    <div>{children}</div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
