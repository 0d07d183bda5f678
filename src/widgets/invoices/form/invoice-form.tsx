import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as invoiceTexts } from 'langraan:texts/invoices'
import { texts } from 'langraan:texts/invoices.form'
import { texts as roomTexts } from 'langraan:texts/invoices.room'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as moneyTexts } from 'langraan:texts/money'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { useLingui } from '@lingui/react/macro'
import { useContext, useRef, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { invoicesApp } from '../../../core/invoices/app'
import { invoiceFormViews } from '../../../core/invoices/form/views'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../root/define-widget'
import { FormProblem } from '../../root/unsaved/form-problem'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedUnload } from '../../root/unsaved/use-asked'
import { useMarked, useUnsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { goToField, onSubmitKey, useFirstFault } from '../../ui/form-acts'
import { InvoicePlaceholder, type InvoiceRoomProps } from '../invoice-stage'
import { InvoiceWaysContext } from '../invoice-ways'
import { InvoiceProblem } from '../room/invoice-problem'
import { useRoomWords } from '../room/use-room-words'
import { useInvoiceRights } from '../use-invoice-rights'
import { ClientDrawer, type EditedClient } from './client-drawer'
import * as css from './form.css'
import { FormBar, FormHead } from './form-bar'
import { FormItems } from './form-items'
import { FormParties } from './form-parties'
import { FormSums } from './form-sums'
import { FormTerms } from './form-terms'
import { MadeAlready } from './made-already'
import { NoOrder } from './no-order'
import { NoWriting } from './no-writing'
import { OrderDialog } from './order-dialog'
import { useFormWords } from './use-form-words'
import { useInvoiceForm } from './use-invoice-form'

function FormView({ place, onSaved }: InvoiceRoomProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { go, hasList } = useContext(InvoiceWaysContext)
  const unsaved = useUnsaved()
  const words = useFormWords()
  const { failure } = useRoomWords()
  const node = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<EditedClient>()
  const [isAsking, setAsking] = useState(false)
  const [isAnother, setAnother] = useState(false)
  const form = useInvoiceForm(place, ({ id }, isNew) => {
    toaster.show({ id: 'invoice-saved', tone: 'success', title: t`Invoice ${id} saved` })
    onSaved?.({ id, isNew })
    go({ mode: 'preview', id })
  })
  const { stage, errors, draft, opened } = form
  useMarked(unsaved.mark, 'invoice', form.isDirty, form.isUncertain)
  useAskedUnload(form.isDirty)

  const faults = words.faults(errors)
  const notePress = useFirstFault(node, faults[0]?.path, stage === 'editing')
  if (stage === 'missing' && place.orderNumber) return <NoOrder orderNumber={place.orderNumber} onRetry={form.reload} />
  if (!draft || !opened) return <InvoiceProblem status={stage} error={form.error} onRetry={form.reload} />

  if (opened.earlier !== undefined && !isAnother)
    return <MadeAlready {...opened} earlier={opened.earlier} onAnother={() => setAnother(true)} />

  const save = () => {
    notePress(true)
    form.save()
  }
  const id = opened.base?.id
  const leave = () =>
    unsaved.ask(() => go(id !== undefined ? { mode: 'preview', id } : { mode: hasList ? 'list' : 'preview' }))
  const open = { ...form, draft, opened }
  return (
    <div className={css.place} part="invoice-form">
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
          <FormProblem form={open} faults={faults} failure={failure} onGo={(path) => goToField(node.current, path)} />
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

function GuardedForm(props: InvoiceRoomProps) {
  const { canCreate, canWrite } = useInvoiceRights()
  const isOpen = props.place.mode === 'add' ? canCreate : canWrite
  return isOpen ? <FormView {...props} /> : <NoWriting />
}

/** An invoice being written or changed. */
export const InvoiceForm = defineWidget<InvoiceRoomProps>({
  apps: { invoices: invoicesApp, shops: shopsApp, auth: authApp },
  views: invoiceFormViews,
  texts: [texts, roomTexts, invoiceTexts, leaveTexts, moneyTexts, listTexts, failureTexts, lazyTexts],
  Skeleton: InvoicePlaceholder,
  View: GuardedForm,
})
