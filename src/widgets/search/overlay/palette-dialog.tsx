import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { PortalProvider } from '../../ui/portal'
import * as css from './palette.css'

type PaletteProps = {
  open: boolean
  label: string
  /** asked for by Escape and a press beside it */
  onClose(): void
  children: ReactNode
}

function OpenPalette({ label, onClose, children }: Omit<PaletteProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    const before = (node.getRootNode() as Document | ShadowRoot).activeElement
    node.showModal()
    node.querySelector('input')?.focus()
    return () => {
      if (node.open) node.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const isBeside = (event: PointerEvent) => {
    if (event.target !== dialog.current) return false
    const area = dialog.current.getBoundingClientRect()
    const inline = event.clientX >= area.left && event.clientX <= area.right
    return !(inline && event.clientY >= area.top && event.clientY <= area.bottom)
  }
  return (
    <dialog
      ref={dialog}
      part="dialog"
      className={css.palette}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => latest.current()}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onPointerUp={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose()
        pressedBeside.current = false
      }}
    >
      <PortalProvider>{children}</PortalProvider>
    </dialog>
  )
}

/** A modal dialog at the top of the page, without a head; all of a phone. The focus goes back to where it was. */
export function PalettePanel({ open, ...props }: PaletteProps) {
  return open ? <OpenPalette {...props} /> : null
}
