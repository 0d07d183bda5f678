import Info from 'lucide-react/icons/info'
import Alert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import * as css from './auth.css'

/** A few lines above a form; a danger is spoken at once. */
export function Notice({ tone, children }: { tone: 'info' | 'danger'; children: ReactNode }) {
  const Icon = tone === 'info' ? Info : Alert
  return (
    <div className={css.notices[tone]} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon className={css.noticeIcons[tone]} aria-hidden="true" />
      <div className={css.noticeText}>{children}</div>
    </div>
  )
}
