import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Editor } from '../../../core/live/editing/live.editing.contract'
import type { Order } from '../../../core/orders/orders.contract'
import { isErased } from '../../../core/orders/orders.status'
import { ToFix } from '../../form/form-problem'
import { useBackOnline } from '../../form/use-back-online'
import { useFailureMessages } from '../../form/use-failure-messages'
import { type Unsaved, useMarked } from '../../form/use-unsaved'
import { useOrderFormMessages } from '../../order/use-order-form-messages'
import { Button } from '../../ui/button'
import { ErrorList } from '../../ui/error-list'
import { goToField, onSubmitKey, useFirstError } from '../../ui/first-error'
import { fields, group, groupTitle, pairs, quiet } from '../../ui/form.css'
import { Price } from '../../ui/price'
import { EditConflict, ErasedRecipient } from './edit-conflict'
import { EditCosts } from './edit-costs'
import { EditTextField } from './edit-field'
import { EditLines } from './edit-lines'
import * as css from './order-edit.css'
import { OrderEditors } from './order-editors'
import { OrderProblem } from './order-section'
import { type OpenEdit, useOrderEdit } from './use-order-edit'

function EditCustomer({ edit }: { edit: OpenEdit }) {
  const { t } = useLingui()
  const isPosted = edit.draft.DeliveryType.value !== 'pickup'
  return (
    <section className={group}>
      <h4 className={groupTitle}>{t`Customer`}</h4>
      <div className={pairs}>
        <EditTextField edit={edit} name="name" required />
        <EditTextField edit={edit} name="phoneNumber" required inputMode="tel" />
      </div>
      <EditTextField edit={edit} name="address" required={isPosted} rows={2} />
      <div className={pairs}>
        <EditTextField edit={edit} name="subDistrict" />
        <EditTextField edit={edit} name="district" required={isPosted} />
        <EditTextField edit={edit} name="province" required={isPosted} />
        <EditTextField edit={edit} name="postNum" required={isPosted} inputMode="numeric" />
      </div>
    </section>
  )
}

type EditErrorsProps = { edit: OpenEdit; onGo(path: string): void }

function EditErrors({ edit, onGo }: EditErrorsProps) {
  const { t } = useLingui()
  const { error, isUncertain } = edit
  const isBackOnline = useBackOnline(error)
  const fieldErrors = useOrderFormMessages().fieldErrors(edit.errors)
  const { reason, course } = useFailureMessages()
  const messages = {
    forbidden: t`You don't have permission to change orders.`,
    missing: t`This order was not found.`,
    conflict: t`Someone else changed this order.`,
  }
  if (edit.stage !== 'editing') return null
  if (fieldErrors.length === 0)
    return (
      error && (
        <OrderProblem onAgain={edit.save}>
          {isBackOnline ? t`The connection is back.` : reason(error, messages)} {course(error, isUncertain)}{' '}
          {t`Your entries are still here.`}
        </OrderProblem>
      )
    )
  return (
    <OrderProblem>
      <p>
        <ToFix count={fieldErrors.length} isUncertain={isUncertain} />
      </p>
      <ErrorList fieldErrors={fieldErrors} onGo={({ path }) => onGo(path)} />
    </OrderProblem>
  )
}

type OrderEditProps = {
  order: Order
  /** the latest known version of the order */
  latest: Order | undefined
  editors: readonly Editor[]
  barClass: string
  unsaved: Unsaved
  onLeave(wasSaved: boolean): void
}

function EditFields({ edit }: { edit: OpenEdit }) {
  const isRecipientErased = isErased(edit.base)
  return (
    <fieldset className={fields} disabled={edit.stage === 'saving'}>
      {isRecipientErased ? <ErasedRecipient /> : <EditCustomer edit={edit} />}
      <EditLines edit={edit} />
      <EditCosts edit={edit} />
      {!isRecipientErased && (
        <section className={group}>
          <EditTextField edit={edit} name="note" rows={2} />
        </section>
      )}
    </fieldset>
  )
}

type EditBarProps = { edit: OpenEdit; barClass: string; onSave(): void; onCancel(): void }

function EditBar({ edit, barClass, onSave, onCancel }: EditBarProps) {
  const { t } = useLingui()
  const isBusy = edit.stage === 'saving'
  if (edit.stage === 'conflicted')
    return (
      <div className={barClass}>
        <Button onClick={edit.back}>{t`Back to form`}</Button>
        <Button look="primary" onClick={edit.settle}>{t`Save choice`}</Button>
      </div>
    )
  return (
    <div className={barClass}>
      <p className={css.total}>
        <span className={quiet}>{t`Total`}</span>
        <Price amount={edit.totals.total} exact className={css.totalAmount} />
      </p>
      <Button disabled={isBusy} onClick={onCancel}>{t`Cancel`}</Button>
      <Button look="primary" busy={isBusy} onClick={onSave}>{t`Save changes`}</Button>
    </div>
  )
}

export function OrderEdit({ order, latest, editors, barClass, unsaved, onLeave }: OrderEditProps) {
  const { t } = useLingui()
  const { fieldErrors } = useOrderFormMessages()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const edit = useOrderEdit(order, (_, wasChanged) => onLeave(wasChanged))
  const { stage, errors, theirs } = edit
  const isChoosing = stage === 'conflicted'
  const isOutdated = latest !== undefined && latest.version > edit.base.version
  useMarked(unsaved.mark, 'edit', edit.isDirty, edit.isUncertain)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form and the conflict view replace each other
  useEffect(() => title.current?.focus(), [isChoosing])
  const notePress = useFirstError(form, fieldErrors(errors)[0]?.path, stage === 'editing')
  const save = () => {
    notePress(true)
    edit.save()
  }
  const press = onSubmitKey(() => (isChoosing ? edit.settle() : save()))
  return (
    <>
      <OrderEditors editors={editors} isOutdated={isOutdated && !isChoosing} />
      <form ref={form} className={css.edit} noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
        <h3 ref={title} tabIndex={-1} className={css.title}>
          {isChoosing ? t`Two versions of this order` : t`Edit order`}
        </h3>
        <EditErrors edit={edit} onGo={(path) => goToField(form.current, path)} />
        {isChoosing && theirs ? <EditConflict edit={edit} theirs={theirs} /> : <EditFields edit={edit} />}
      </form>
      <EditBar edit={edit} barClass={barClass} onSave={save} onCancel={() => unsaved.ask(() => onLeave(false))} />
    </>
  )
}
