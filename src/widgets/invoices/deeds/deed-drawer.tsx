import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { fields } from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
import { Problem } from '../../ui/problem'
import { useRoomWords } from '../room/use-room-words'

type DeedForm = {
  stage: string
  errors: FieldErrors
  error: RaanError | undefined
  isUnchanged: boolean
  save(): void
}

type DeedDrawerProps = {
  form: DeedForm
  title: string
  confirm: string
  /** where nobody knows whether it was done, in a sentence */
  unsure: string
  icon: ReactNode
  onClose(): void
  children: ReactNode
}

/** A form beside what is shown; nothing closes it while an answer is awaited. */
export function DeedDrawer({ form, title, confirm, unsure, icon, onClose, children }: DeedDrawerProps) {
  const { t } = useLingui()
  const words = useRoomWords()
  const place = useRef<HTMLFormElement>(null)
  const isBusy = form.stage === 'saving'
  const refused = Object.keys(form.errors).join()
  useEffect(() => {
    if (refused) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])
  return (
    <FormDrawer
      place={place}
      title={title}
      busy={isBusy}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={confirm}
      saveIcon={icon}
      onClose={onClose}
      onSave={form.save}
    >
      {form.error && !refused && (
        <Problem>
          {form.isUnchanged ? words.failure(form.error) : unsure} {t`Your entries are still here.`}
        </Problem>
      )}
      <fieldset className={fields} disabled={isBusy}>
        {children}
      </fieldset>
    </FormDrawer>
  )
}
