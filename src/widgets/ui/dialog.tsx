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
  /** selector of the initial focus without `data-autofocus`; default: the dialog itself */
  first?: string | undefined
  /** false while a request is pending: the dialog can't be closed */
  dismissible?: boolean
  /** called on Escape and on a press outside */
  onClose(): void
}

/** Restores focus when closed. */
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
      // the native focus restore fails if the focused element was rerendered
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog, first])
}

/** The bare native modal dialog; children are mounted while it is open. */
export function Modal({ children, first, dismissible = true, onClose, ...attributes }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const reportClosed = useEffectEvent(onClose)
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
        // a file input inside fires cancel, too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={(event) => {
        // the event fires later: the dialog may have unmounted
        if (dialog.current && event.target === event.currentTarget) reportClosed()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onMouseDown={({ detail }) => {
        // the first press of a double click opened the dialog
        if (detail > 1) pressedBeside.current = false
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
  /** called on Escape, by the close button and on a press outside */
  onClose(): void
  title: ReactNode
  children: ReactNode
  /** the buttons below */
  footer?: ReactNode
  /** `start` and `end` are drawers */
  look?: 'centre' | 'wide' | 'start' | 'end'
  closeLabel: string
  role?: 'dialog' | 'alertdialog'
  /** false while a request is pending: the dialog can't be closed */
  dismissible?: boolean
}

const field = '[data-part=body] :is(input, select, textarea)'
// an autofocused field in a drawer would open a phone's keyboard
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

/** The native modal dialog. Children are mounted while it is open; focus is restored afterwards. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}
