import { messages } from 'langraan:messages/customers.edit'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { type CustomerFormField, tidied } from '../../../core/customers/edit/customers.edit.fields'
import { customerEditViews } from '../../../core/customers/edit/views'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { keyOfCustomer } from '../../../core/orders/orders.search'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { goToField, useFirstError } from '../../ui/first-error'
import * as css from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
import { Input, Textarea } from '../../ui/input'
import { type CustomerEdit, useCustomerForm } from './use-customer-form'
import { useCustomerMessages } from './use-customer-messages'

type TextFieldProps = {
  edit: CustomerEdit
  name: CustomerFormField
  required?: boolean
  rows?: number
  inputMode?: 'tel' | 'numeric'
  hint?: string
}

function TextField({ edit, name, required, rows, inputMode, hint }: TextFieldProps) {
  const { labels, errorText } = useCustomerMessages()
  const text = {
    value: edit.draft[name],
    onChange: (typed: string) => edit.set(name, typed),
    autoComplete: 'off',
    dir: 'auto',
  }
  return (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(edit.errors[name], name)} required={required} hint={hint}>
        {rows ? <Textarea rows={rows} {...text} /> : <Input inputMode={inputMode} {...text} />}
      </Field>
    </div>
  )
}

function Fields({ edit, onOther }: { edit: CustomerEdit; onOther(): void }) {
  const { t } = useLingui()
  return (
    <fieldset className={css.fields} disabled={edit.stage === 'saving'}>
      <TextField edit={edit} name="name" required />
      <TextField
        edit={edit}
        name="phoneNumber"
        required
        inputMode="tel"
        hint={t`The first number identifies the customer.`}
      />
      {edit.errors.phoneNumber?.includes('taken') && (
        <Button size="s" onClick={onOther}>
          {t`Show that customer`}
        </Button>
      )}
      <TextField edit={edit} name="address" rows={2} />
      <div className={css.pairs}>
        <TextField edit={edit} name="subDistrict" />
        <TextField edit={edit} name="district" />
        <TextField edit={edit} name="province" />
        <TextField edit={edit} name="postNum" inputMode="numeric" />
      </div>
      <TextField
        edit={edit}
        name="flag"
        hint={t`Shown when an order is taken for this customer. It doesn't prevent the order.`}
      />
      <TextField edit={edit} name="note" rows={4} />
      {edit.base !== undefined && edit.base.orderCount > 0 && (
        <p
          className={css.quiet}
        >{t`Orders keep the name and address they were taken with. An emptied field shows what the last order says.`}</p>
      )}
    </fieldset>
  )
}

type CustomerFormProps = {
  /** undefined for a new one */
  customer: CustomerProfile | undefined
  /** saved, or another customer is wanted: their key */
  onSaved(key: string): void
  onClose(): void
}

function CustomerFormView({ customer, onSaved, onClose }: CustomerFormProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const unsaved = useUnsaved()
  const messages = useCustomerMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const edit = useCustomerForm(customer, ({ key, name }, wasChanged) => {
    const title = customer ? t`Changes saved` : t`${name} added`
    if (wasChanged) toaster.show({ id: 'customer-saved', tone: 'success', title })
    onSaved(key)
  })
  const { stage, base, theirs } = edit
  const isBusy = stage === 'saving'
  const fieldErrors = messages.fieldErrors(edit.errors)
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  const close = () => unsaved.ask(onClose)
  useConfirmedForm({
    unsaved,
    part: 'customer',
    containerRef,
    isDirty: edit.isDirty,
    isUncertain: edit.isUncertain,
    isBusy,
    onClose: close,
  })
  return (
    <>
      <FormDrawer
        containerRef={containerRef}
        width="l"
        title={customer ? <bdi>{customer.name || customer.phoneNumber}</bdi> : t`Add a customer`}
        busy={isBusy}
        closeLabel={t`Close`}
        cancelLabel={t`Cancel`}
        saveLabel={customer || edit.isMade ? t`Save changes` : t`Add customer`}
        onClose={close}
        onSave={() => {
          notePress(true)
          edit.save()
        }}
      >
        <FormProblem
          form={{ ...edit, ...(base && theirs && { meanwhile: messages.meanwhile(base, theirs) }) }}
          fieldErrors={fieldErrors}
          failure={messages.failure}
          onGo={(path) => goToField(containerRef.current, path)}
        />
        <Fields edit={edit} onOther={() => unsaved.ask(() => onSaved(keyOfCustomer(tidied(edit.draft))))} />
      </FormDrawer>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

const Nothing = () => null

export const CustomerForm = defineWidget<CustomerFormProps>({
  apps: {},
  views: customerEditViews,
  messages: [messages, failureMessages, leaveMessages],
  Skeleton: Nothing,
  View: CustomerFormView,
})
