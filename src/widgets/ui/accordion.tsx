import Down from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import * as css from './accordion.css'

type AccordionProps = {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[]
  /** heading level of the titles */
  level?: 3 | 4
  /** the first item is initially open */
  firstOpen?: boolean
}

export function Accordion({ items, level = 3, firstOpen = false }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.list} part="accordion">
      {items.map(({ id, title, content }, nth) => (
        <details key={id} className={css.item} open={firstOpen && nth === 0}>
          <summary className={css.head}>
            <Heading className={css.title}>{title}</Heading>
            <span className={css.sign} aria-hidden="true">
              <Down size={18} />
            </span>
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
