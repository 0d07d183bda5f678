import Menu from 'lucide-react/icons/panel-left'
import { type ReactNode, useState } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import * as css from './panes.css'

type PanesProps = {
  /** what the side is, as its name */
  label: string
  openLabel: string
  closeLabel: string
  /** folders, filters, tags; `close` puts the drawer away when something was chosen in it */
  side(close: () => void): ReactNode
  /** `opener` is the button to the drawer, seen only where the side has no room */
  children(opener: ReactNode): ReactNode
}

/** A side to choose from and what is chosen; on a narrow place the side is a drawer. */
export function Panes({ label, openLabel, closeLabel, side, children }: PanesProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const opener = (
    <span className={css.opener}>
      <Button look="ghost" icon={<Menu />} label={openLabel} aria-haspopup="dialog" onClick={() => setOpen(true)} />
    </span>
  )
  return (
    <div className={css.place}>
      <div className={css.frame}>
        <nav className={css.side} aria-label={label}>
          {side(() => undefined)}
        </nav>
        <div className={css.main}>{children(opener)}</div>
      </div>
      <Dialog open={open} look="start" title={label} closeLabel={closeLabel} onClose={close}>
        <nav aria-label={label}>{side(close)}</nav>
      </Dialog>
    </div>
  )
}
