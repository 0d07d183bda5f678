import { useLingui } from '@lingui/react/macro'
import Restore from 'lucide-react/icons/rotate-ccw'
import { useRef } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { courierFormats } from '../../../core/orders/couriers/orders.courier-formats'
import type { StoredFormat } from '../../../core/orders/couriers/orders.courier-formats.contract'
import type { DeliveryType } from '../../../core/orders/orders.contract'
import { FormProblem } from '../../form/form-problem'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import type { Unsaved } from '../../form/use-unsaved'
import { dayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { goToField, useFirstError } from '../../ui/first-error'
import { quiet } from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
import { useOrderMessages } from '../use-order-messages'
import { FormatFields } from './format-fields'
import { type FormatEdit, useFormatEdit } from './use-format-edit'
import { useFormatMessages, useSources } from './use-format-messages'

type FormatDrawerProps = {
  courier: DeliveryType
  format: StoredFormat
  unsaved: Unsaved
  /** a request to close: there may be unsaved changes */
  onClose(): void
  onDone(): void
}

/** Where the format in the form is from. */
function Source({ edit }: { edit: FormatEdit }) {
  const { t } = useLingui()
  const locale = useLocale()
  const sourceOf = useSources()
  const { courier } = edit.base
  const builtIn = lookUp(courierFormats, courier)
  if (edit.draft.own || !builtIn)
    return <p className={quiet}>{t`Your own format. The built-in one can be used again at any time.`}</p>
  const day = dayText(builtIn.source.noted, locale)
  const source = sourceOf(courier) ?? ''
  return <p className={quiet}>{t`${source}, noted on ${day}. Check it before you use it.`}</p>
}

export function FormatDrawer({ courier, format, unsaved, onClose, onDone }: FormatDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { delivery } = useOrderMessages()
  const messages = useFormatMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const edit = useFormatEdit(format, (wasChanged) => {
    if (wasChanged) toaster.show({ id: 'courier-format', tone: 'success', title: t`Format saved` })
    onDone()
  })
  const { stage, errors, draft, theirs } = edit
  const fieldErrors = messages.fieldErrors(errors)
  const isBusy = stage === 'saving'
  useConfirmedForm({
    unsaved,
    part: 'couriers',
    containerRef,
    isDirty: edit.isDirty,
    isUncertain: edit.isUncertain,
    isBusy,
    onClose,
  })
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  const restore = () => {
    edit.takeBuiltIn()
    // the button goes with the own format
    containerRef.current?.querySelector<HTMLElement>('select, input, button')?.focus()
  }
  return (
    <FormDrawer
      containerRef={containerRef}
      width="xl"
      title={delivery(courier)}
      busy={isBusy}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={t`Save format`}
      aside={
        draft.own && (
          <Button look="ghost" icon={<Restore />} disabled={isBusy} onClick={restore}>
            {t`Use the built-in format`}
          </Button>
        )
      }
      onClose={onClose}
      onSave={() => {
        notePress(true)
        edit.save()
      }}
    >
      <FormProblem
        form={{ ...edit, ...(theirs && { meanwhile: { by: theirs.changedBy ?? '', changes: [] } }) }}
        fieldErrors={fieldErrors}
        failure={messages.failure}
        onGo={(path) => goToField(containerRef.current, path)}
      />
      <Source edit={edit} />
      <FormatFields edit={edit} />
    </FormDrawer>
  )
}
