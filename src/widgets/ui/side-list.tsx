import { type ReactNode, useId } from 'react'
import * as css from './side-list.css'
import { VisuallyHidden } from './visually-hidden'

/** Lists to choose from, one below the other, with what stands above them. */
export const Side = ({ children }: { children: ReactNode }) => <div className={css.side}>{children}</div>

type SideListProps = { heading?: string; children: ReactNode }

export function SideList({ heading, children }: SideListProps) {
  const id = useId()
  if (heading === undefined) return <ul className={css.entries}>{children}</ul>
  return (
    <>
      <p id={id} className={css.heading}>
        {heading}
      </p>
      <ul className={css.entries} aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}

type SideEntryProps = {
  sign: ReactNode
  name: string
  isCurrent: boolean
  /** how many there are */
  count?: number | undefined
  /** what waits there, as a number to be noticed and in words; none from 0 down */
  badge?: { count: number; words: string } | undefined
  onPress(): void
}

export function SideEntry({ sign, name, isCurrent, count, badge, onPress }: SideEntryProps) {
  return (
    <li>
      <button type="button" className={css.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
        <span className={css.sign} aria-hidden="true">
          {sign}
        </span>
        <span className={css.name}>{name}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
        {badge && badge.count > 0 && (
          <>
            <span className={css.badge} aria-hidden="true">
              {badge.count > 999 ? '999+' : badge.count}
            </span>
            <VisuallyHidden>{badge.words}</VisuallyHidden>
          </>
        )}
      </button>
    </li>
  )
}
