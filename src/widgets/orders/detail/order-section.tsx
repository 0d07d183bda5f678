import { type ReactNode, useId } from 'react'
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
