import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages } from 'langraan:messages/products.edit'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { productEditViews } from '../../../core/products/edit/views'
import { shopsApp } from '../../../core/shops/app'
import { FailurePanel } from '../../failure/failure-panel'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { goToField, useFirstError } from '../../ui/first-error'
import { FormDrawer } from '../../ui/form-drawer'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from './product-edit.css'
import { ProductFields } from './product-fields'
import { type ProductForm, useProductForm } from './use-product-form'
import { useProductMessages } from './use-product-messages'

type ProductDrawerProps = {
  id: number | 'new'
  /** the user may see what products cost the shop */
  knowsCost: boolean
  /** the user may change the stock */
  mayCount: boolean
  onClose(): void
}

/** What the drawer shows instead of a form that isn't loaded. */
function Unopened({ edit }: { edit: ProductForm }) {
  const { t } = useLingui()
  if (edit.stage === 'missing') return <p role="alert">{t`This product was not found.`}</p>
  if (edit.stage === 'failed')
    return (
      <FailurePanel
        error={edit.error}
        title={t`Couldn't load the product`}
        forbidden={t`You don't have access to products`}
        onRetry={edit.reload}
      />
    )
  return (
    <Loading className={css.rows} label={t`Loading the product`}>
      <Skeleton shape="block" height={64} count={4} />
    </Loading>
  )
}

function ProductDrawerView({ id, knowsCost, mayCount, onClose }: ProductDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const unsaved = useUnsaved()
  const messages = useProductMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const edit = useProductForm({ id, stockReason: t`Opening stock` }, ({ name }, isNew) => {
    const title = isNew ? t`${name} added` : t`Changes saved`
    toaster.show({ id: 'product-saved', tone: 'success', title })
    onClose()
  })
  const { stage, base, theirs, draft } = edit
  const isBusy = stage === 'saving'
  const isOpen = stage === 'editing' || isBusy || stage === 'saved' || stage === 'resuming'
  const fieldErrors = messages.fieldErrors(edit.errors, draft)
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  const close = () => unsaved.ask(onClose)
  useConfirmedForm({
    unsaved,
    part: 'product',
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
        width="xl"
        title={id === 'new' ? t`Add a product` : <bdi>{base?.name ?? t`Product`}</bdi>}
        busy={isBusy}
        closeLabel={t`Close`}
        cancelLabel={t`Cancel`}
        saveLabel={id === 'new' && !edit.isMade ? t`Add product` : t`Save changes`}
        onClose={close}
        onSave={() => {
          notePress(true)
          edit.save()
        }}
      >
        {isOpen ? (
          <>
            <FormProblem
              form={{ ...edit, ...(base && theirs && { meanwhile: messages.meanwhile(base, theirs) }) }}
              fieldErrors={fieldErrors}
              failure={messages.failure}
              onGo={(path) => goToField(containerRef.current, path)}
            />
            <ProductFields edit={edit} knowsCost={knowsCost} mayCount={mayCount} />
          </>
        ) : (
          <Unopened edit={edit} />
        )}
      </FormDrawer>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

const Nothing = () => null

export const ProductDrawer = defineWidget<ProductDrawerProps>({
  apps: { shops: shopsApp },
  views: productEditViews,
  messages: [messages, failureMessages, leaveMessages, moneyMessages],
  Skeleton: Nothing,
  View: ProductDrawerView,
})
