import Menu from 'lucide-react/icons/panel-left'
import { type ReactNode, useId, useState } from 'react'
import { LazyDialog } from '../lazy/lazy-dialog'
import { Button } from '../ui/button'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './panes.css'

type PanesProps = {
  /** accessible name of the sidebar */
  label: string
  openLabel: string
  closeLabel: string
  /** folders, filters, tags; call `close` to close the drawer after a choice */
  side(close: () => void): ReactNode
  /** `opener` is the button for the drawer, shown only on narrow screens */
  children(opener: ReactNode): ReactNode
}

export function Panes({ label, openLabel, closeLabel, side, children }: PanesProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const opener = (
    <span className={css.opener}>
      <Button look="ghost" icon={<Menu />} label={openLabel} aria-haspopup="dialog" onClick={() => setOpen(true)} />
    </span>
  )
  return (
    <div className={css.root}>
      <div className={css.frame}>
        <nav className={css.side} aria-label={label}>
          {side(() => undefined)}
        </nav>
        <div className={css.main}>{children(opener)}</div>
      </div>
      <LazyDialog open={open} look="start" title={label} closeLabel={closeLabel} onClose={close}>
        <nav aria-label={label}>{side(close)}</nav>
      </LazyDialog>
    </div>
  )
}

export const Side = ({ children }: { children: ReactNode }) => <div className={css.lists}>{children}</div>

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
  count?: number | undefined
  /** number to highlight, with its text for screen readers; hidden at 0 and below */
  badge?: { count: number; messages: string } | undefined
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
            <VisuallyHidden>{badge.messages}</VisuallyHidden>
          </>
        )}
      </button>
    </li>
  )
}
