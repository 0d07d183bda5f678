import Info from 'lucide-react/icons/info'
import Shop from 'lucide-react/icons/store'
import Alert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './auth.css'

type AuthFrameProps = {
  /** current view: focus follows when it changes */
  at?: string
  title?: string
  lead?: string | undefined
  foot?: ReactNode
  /** shows who is already signed in */
  above?: ReactNode
  children: ReactNode
}

export function AuthFrame({ at, title, lead, foot, above, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at) heading.current?.focus()
    before.current = at
  }, [at])
  return (
    <div className={css.root}>
      <section className={css.card} part="card">
        {above}
        {title && (
          <header className={css.head}>
            <span className={css.mark} aria-hidden="true">
              <Shop />
            </span>
            <h2 ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            {lead && <p className={css.muted}>{lead}</p>}
          </header>
        )}
        {children}
        {foot && <p className={css.foot}>{foot}</p>}
      </section>
    </div>
  )
}

export const AuthSkeleton = () => (
  <Loading className={css.root}>
    <div className={css.card}>
      <div className={css.head}>
        <Skeleton shape="block" width={48} height={48} />
        <Skeleton width="8em" height="1.8em" />
        <Skeleton width="16em" />
      </div>
      <div className={css.form}>
        <Skeleton shape="block" height={64} />
        <Skeleton shape="block" height={64} />
        <Skeleton shape="block" height={46} />
      </div>
    </div>
  </Loading>
)

export function Notice({ tone, children }: { tone: 'info' | 'danger'; children: ReactNode }) {
  const Icon = tone === 'info' ? Info : Alert
  return (
    <div className={css.notices[tone]} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon className={css.noticeIcons[tone]} aria-hidden="true" />
      <div className={css.noticeText}>{children}</div>
    </div>
  )
}
