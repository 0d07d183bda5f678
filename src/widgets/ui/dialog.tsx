import Close from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { Button } from './button'
import { classNames } from './class-names'
import * as css from './dialog.css'
import { Modal } from './modal'

type DialogProps = {
  open: boolean
  /** asked for by Escape, the close button and a press beside the dialog */
  onClose(): void
  title: ReactNode
  children: ReactNode
  /** the buttons below */
  footer?: ReactNode
  /** `start` and `end` are drawers */
  look?: 'centre' | 'wide' | 'start' | 'end'
  closeLabel: string
  role?: 'dialog' | 'alertdialog'
  /** false while an answer is awaited: nothing closes it */
  dismissible?: boolean
}

const field = '[data-part=body] :is(input, select, textarea)'
// a drawer on a phone would open the keyboard with it
const first = { centre: field, wide: field, start: undefined, end: undefined }

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, look = 'centre', closeLabel, role, dismissible = true } = props
  const id = useId()
  return (
    <Modal
      role={role}
      className={classNames(css.dialog, css.looks[look])}
      aria-labelledby={`${id}title`}
      aria-describedby={role === 'alertdialog' ? `${id}body` : undefined}
      first={first[look]}
      dismissible={dismissible}
      onClose={onClose}
    >
      <div className={css.head}>
        <h2 id={`${id}title`} className={css.title}>
          {title}
        </h2>
        <Button look="ghost" size="s" icon={<Close />} label={closeLabel} disabled={!dismissible} onClick={onClose} />
      </div>
      <div id={`${id}body`} data-part="body" className={css.body}>
        {children}
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
    </Modal>
  )
}

/** The native modal dialog. Its children are mounted while it is open; the focus goes back to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}
