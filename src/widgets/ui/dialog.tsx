import Close from 'lucide-react/icons/x'
import {
  type DialogHTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import { Button } from './button'
import { classNames } from './class-names'
import * as css from './dialog.css'
import { PortalProvider } from './portal'

type Named = 'role' | 'className' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

type ModalProps = Pick<DialogHTMLAttributes<HTMLDialogElement>, Named> & {
  children: ReactNode
  /** what has the focus first where nothing says `data-autofocus`; else the dialog itself */
  first?: string | undefined
  /** false while an answer is awaited: nothing closes it */
  dismissible?: boolean
  /** asked for by Escape and a press beside it */
  onClose(): void
}

/** Open from its first moment to its last; then the focus goes back to where it was. */
function useOpened(dialog: RefObject<HTMLDialogElement | null>, first: string | undefined): void {
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    const root = node.getRootNode() as Document | ShadowRoot
    const before = root.activeElement
    node.showModal()
    const wanted = node.querySelector<HTMLElement>('[data-autofocus]')
    const container = wanted ?? (first === undefined ? null : node.querySelector<HTMLElement>(first)) ?? node
    container.focus()
    return () => {
      if (node.open) node.close()
      // the browser's own way back fails when what had the focus was rendered again
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog, first])
}

/** The native modal dialog as such; what is in it is mounted while it is open. */
export function Modal({ children, first, dismissible = true, onClose, ...attributes }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const tellClosed = useEffectEvent(onClose)
  useOpened(dialog, first)

  const isBeside = (event: PointerEvent) => {
    if (event.target !== dialog.current) return false
    const area = dialog.current.getBoundingClientRect()
    const inline = event.clientX >= area.left && event.clientX <= area.right
    return !(inline && event.clientY >= area.top && event.clientY <= area.bottom)
  }
  return (
    <dialog
      {...attributes}
      ref={dialog}
      part="dialog"
      tabIndex={-1}
      onCancel={(event) => {
        // a file input inside announces cancel as well
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={(event) => {
        // the event comes later: by then nobody may be asking any more
        if (dialog.current && event.target === event.currentTarget) tellClosed()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onPointerUp={(event) => {
        if (pressedBeside.current && dismissible && isBeside(event)) onClose()
        pressedBeside.current = false
      }}
    >
      <PortalProvider>{children}</PortalProvider>
    </dialog>
  )
}

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
