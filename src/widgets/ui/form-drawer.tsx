import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from './button'
import { classNames } from './class-names'
import { Dialog } from './dialog'
import { onSubmitKey } from './first-error'
import * as css from './form.css'

type FormDrawerProps = {
  title: ReactNode
  children: ReactNode
  /** the form element, for moving focus in it */
  containerRef: RefObject<HTMLFormElement | null>
  width?: keyof typeof css.widths
  /** a request is pending: can't be closed or submitted again */
  busy?: boolean
  closeLabel: string
  cancelLabel: string
  saveLabel: string
  saveIcon?: ReactNode
  /** saving can't be undone */
  dangerous?: boolean
  /** a button at the far end of the footer */
  aside?: ReactNode
  /** a request to close: there may be unsaved changes */
  onClose(): void
  /** action of the cancel button; default: `onClose` */
  onCancel?: () => void
  onSave(): void
}

/** A form in a drawer, submitted by its button, Enter and Ctrl+Enter. */
export function FormDrawer(props: FormDrawerProps) {
  const {
    title,
    children,
    containerRef,
    width = 'm',
    busy = false,
    closeLabel,
    cancelLabel,
    saveLabel,
    saveIcon,
  } = props
  const { dangerous = false, aside, onClose, onCancel = onClose, onSave } = props
  const id = useId()
  return (
    <Dialog
      open
      look="end"
      title={title}
      closeLabel={closeLabel}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          {aside}
          <Button disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button look={dangerous ? 'danger' : 'primary'} type="submit" form={id} icon={saveIcon} busy={busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={containerRef}
        id={id}
        className={classNames(css.form, css.widths[width])}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
        onKeyDown={onSubmitKey(onSave)}
      >
        {children}
      </form>
    </Dialog>
  )
}
