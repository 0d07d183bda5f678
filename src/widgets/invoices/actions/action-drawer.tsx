import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { fields } from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
import { Problem } from '../../ui/problem'
import { useInvoicePartMessages } from '../parts/use-invoice-part-messages'

type ActionForm = {
  stage: string
  errors: FieldErrors
  error: RaanError | undefined
  isUnchanged: boolean
  save(): void
}

type ActionDrawerProps = {
  form: ActionForm
  title: string
  confirm: string
  /** default: "Cancel" */
  dismiss?: string
  dangerous?: boolean
  /** message if the request may have been processed */
  unsure: string
  icon: ReactNode
  onClose(): void
  children: ReactNode
}

export function ActionDrawer({ form, title, confirm, unsure, icon, onClose, children, ...more }: ActionDrawerProps) {
  const { t } = useLingui()
  const { dismiss = t`Cancel`, dangerous = false } = more
  const messages = useInvoicePartMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const isBusy = form.stage === 'saving'
  const { id: ofInvoice, ...ofFields } = form.errors
  const refused = Object.keys(ofFields).join()
  useEffect(() => {
    if (refused) containerRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])
  return (
    <FormDrawer
      containerRef={containerRef}
      title={title}
      busy={isBusy}
      closeLabel={t`Close`}
      cancelLabel={dismiss}
      saveLabel={confirm}
      dangerous={dangerous}
      saveIcon={icon}
      onClose={onClose}
      onSave={form.save}
    >
      {ofInvoice?.includes('cancelled') && <Problem>{t`This invoice is cancelled. Nothing was changed.`}</Problem>}
      {form.error && !refused && !ofInvoice && (
        <Problem>
          {form.isUnchanged ? messages.failure(form.error) : unsure} {t`Your entries are still here.`}
        </Problem>
      )}
      <fieldset className={fields} disabled={isBusy}>
        {children}
      </fieldset>
    </FormDrawer>
  )
}
