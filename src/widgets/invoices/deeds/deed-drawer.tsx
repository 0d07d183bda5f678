import { useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useRoomWords } from '../room/use-room-words'
import * as css from './deeds.css'

type DeedForm = { stage: string; errors: FieldErrors; error: RaanError | undefined; save(): void }

type DeedDrawerProps = {
  form: DeedForm
  title: string
  confirm: string
  icon: ReactNode
  onClose(): void
  children: ReactNode
}

/** A form beside what is shown; nothing closes it while an answer is awaited. */
export function DeedDrawer({ form, title, confirm, icon, onClose, children }: DeedDrawerProps) {
  const { t } = useLingui()
  const words = useRoomWords()
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const isBusy = form.stage === 'saving'
  const refused = Object.keys(form.errors).join()
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])
  return (
    <Dialog
      open
      look="end"
      title={title}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={id} icon={icon} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        {form.error && !refused && (
          <p className={css.problem} role="alert">
            <Alert className={css.problemIcon} aria-hidden="true" />
            <span>
              {words.failure(form.error)} {t`What you entered is still here.`}
            </span>
          </p>
        )}
        <fieldset className={css.form} disabled={isBusy}>
          {children}
        </fieldset>
      </form>
    </Dialog>
  )
}
