import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import * as css from './panel.css'

type EmptyPanelProps = {
  title: ReactNode
  /** a hint on what to do */
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

export function EmptyPanel({ title, children, icon = <Inbox />, action }: EmptyPanelProps) {
  return (
    <div className={css.panel} part="empty">
      <span className={`${css.icon} ${css.tones.neutral}`} aria-hidden="true">
        {icon}
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
