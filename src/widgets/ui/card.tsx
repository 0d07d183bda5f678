import { type ReactNode, useId } from 'react'
import * as css from './card.css'
import { classNames } from './class-names'

type CardProps = {
  title?: ReactNode
  /** heading level of the title */
  level?: 2 | 3
  actions?: ReactNode
  /** for content with its own padding: a table, a picture */
  flush?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, level = 2, actions, flush = false, className, children }: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classNames(css.card, className)} aria-labelledby={title ? id : undefined} part="card">
      {(title || actions) && (
        <header className={css.head}>
          {title && (
            <Heading id={id} className={css.title}>
              {title}
            </Heading>
          )}
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <div className={flush ? undefined : css.body}>{children}</div>
    </section>
  )
}
