import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as invoiceMessages } from 'langraan:messages/invoices'
import { messages } from 'langraan:messages/invoices.form'
import { messages as partMessages } from 'langraan:messages/invoices.parts'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as moneyMessages } from 'langraan:messages/money'
import { useLingui } from '@lingui/react/macro'
import { useContext, useRef, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { invoicesApp } from '../../../core/invoices/app'
import { invoiceFormViews } from '../../../core/invoices/form/views'
import { isCancelled } from '../../../core/invoices/invoices.status'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedUnload } from '../../form/use-leave-confirmation'
import { useMarked, useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { goToField, onSubmitKey, useFirstError } from '../../ui/first-error'
import { InvoiceNavigationContext } from '../invoice-navigation'
import { type InvoicePartProps, InvoicePlaceholder } from '../invoice-part'
import { InvoiceProblem } from '../parts/invoice-problem'
import { useInvoicePartMessages } from '../parts/use-invoice-part-messages'
import { useInvoiceRights } from '../use-invoice-rights'
import { ClientDrawer, type EditedClient } from './client-drawer'
import { FormBar, FormHead } from './form-bar'
import { FormItems } from './form-items'
import { FormParties } from './form-parties'
import { FormSums, FormTerms } from './form-side'
import * as css from './invoice-form.css'
import { CancelledMeanwhile, InvoiceCancelled, InvoiceExists, NoOrder, NoWriting } from './no-form'
import { OrderDialog } from './order-dialog'
import { useInvoiceForm } from './use-invoice-form'
import { useFormMessages } from './use-invoice-form-messages'

function FormView({ location, onSaved }: InvoicePartProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { go, hasList } = useContext(InvoiceNavigationContext)
  const unsaved = useUnsaved()
  const messages = useFormMessages()
  const { failure } = useInvoicePartMessages()
  const node = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<EditedClient>()
  const [isAsking, setAsking] = useState(false)
  const [isAnother, setAnother] = useState(false)
  const form = useInvoiceForm(location, ({ id }, isNew) => {
    toaster.show({ id: 'invoice-saved', tone: 'success', title: t`Invoice ${id} saved` })
    onSaved?.({ id, isNew })
    go({ mode: 'preview', id })
  })
  const { stage, errors, draft, opened } = form
  useMarked(unsaved.mark, 'invoice', form.isDirty, form.isUncertain)
  useConfirmedUnload(form.isDirty)

  const fieldErrors = messages.fieldErrors(errors)
  const notePress = useFirstError(node, fieldErrors[0]?.path, stage === 'editing')
  if (stage === 'missing' && location.orderNumber)
    return <NoOrder orderNumber={location.orderNumber} onRetry={form.reload} />
  if (!draft || !opened) {
    const isLatest = location.mode === 'edit' && location.id === undefined
    return <InvoiceProblem status={stage} error={form.error} isLatest={isLatest} onRetry={form.reload} />
  }

  if (opened.earlier !== undefined && !isAnother)
    return <InvoiceExists {...opened} earlier={opened.earlier} onAnother={() => setAnother(true)} />

  if (opened.base && isCancelled(opened.base)) return <InvoiceCancelled id={opened.base.id} />

  const save = () => {
    notePress(true)
    form.save()
  }
  const id = opened.base?.id
  const leave = () =>
    unsaved.ask(() => go(id !== undefined ? { mode: 'preview', id } : { mode: hasList ? 'list' : 'preview' }))
  const open = { ...form, draft, opened }
  return (
    <div className={css.root} part="invoice-form">
      <form
        ref={node}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={onSubmitKey(save)}
      >
        <FormHead
          form={open}
          onLeave={leave}
          onOrder={form.isNew && draft.orderNumber === '' ? () => setAsking(true) : undefined}
        />
        <fieldset className={css.columns} disabled={stage === 'saving'}>
          <div className={css.main}>
            <FormParties form={open} onClient={setEdited} />
            <FormItems form={open} />
          </div>
          <div className={css.side}>
            <FormSums form={open} />
            <FormTerms form={open} />
          </div>
        </fieldset>
        <div className={css.foot}>
          {form.theirs && isCancelled(form.theirs) ? (
            <CancelledMeanwhile id={form.theirs.id} onLeave={leave} />
          ) : (
            <FormProblem
              form={open}
              fieldErrors={fieldErrors}
              failure={failure}
              onGo={(path) => goToField(node.current, path)}
            />
          )}
          <FormBar form={open} onLeave={leave} />
        </div>
      </form>
      {edited && (
        <ClientDrawer
          {...edited}
          onTake={(client) => {
            form.setClient(client)
            setEdited(undefined)
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isAsking && (
        <OrderDialog
          onTake={(orderNumber) => {
            setAsking(false)
            unsaved.ask(() => go({ mode: 'add', orderNumber }))
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveQuestion unsaved={unsaved} />
    </div>
  )
}

function GuardedForm(props: InvoicePartProps) {
  const { canCreate, canWrite } = useInvoiceRights()
  const isOpen = props.location.mode === 'add' ? canCreate : canWrite
  return isOpen ? <FormView {...props} /> : <NoWriting />
}

export const InvoiceForm = defineWidget<InvoicePartProps>({
  apps: { invoices: invoicesApp, auth: authApp },
  views: invoiceFormViews,
  messages: [
    messages,
    partMessages,
    invoiceMessages,
    leaveMessages,
    moneyMessages,
    listMessages,
    failureMessages,
    lazyMessages,
  ],
  Skeleton: InvoicePlaceholder,
  View: GuardedForm,
})
