import Again from 'lucide-react/icons/rotate-cw'
import Alert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from './button'
import * as css from './panel.css'

type ErrorPanelProps = {
  title: ReactNode
  children?: ReactNode
  icon?: ReactNode
  busy?: boolean | undefined
} & ({ onRetry(): void; retryLabel: string } | { onRetry?: undefined; retryLabel?: undefined })

export function ErrorPanel({ title, children, icon, busy, onRetry, retryLabel }: ErrorPanelProps) {
  return (
    <div className={css.panel} role="alert" part="error">
      <span className={`${css.icon} ${css.tones.danger}`} aria-hidden="true">
        {icon ?? <Alert />}
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.text}>{children}</p>}
      {onRetry && (
        <div className={css.action}>
          <Button icon={<Again />} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
