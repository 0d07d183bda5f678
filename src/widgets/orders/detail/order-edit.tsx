import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import { useOrderTexts } from '../../order/use-order-texts'
import { type Unsaved, useMarked } from '../../root/unsaved/use-unsaved'
import { Button } from '../../ui/button'
import { Price } from '../../ui/price'
import * as css from './edit.css'
import { EditConflict } from './edit-conflict'
import { EditCosts } from './edit-costs'
import { EditCustomer } from './edit-customer'
import { EditFaults } from './edit-faults'
import { EditTextField } from './edit-field'
import { EditLines } from './edit-lines'
import { type OpenEdit, useOrderEdit } from './use-order-edit'

type OrderEditProps = { order: Order; barClass: string; unsaved: Unsaved; onLeave(wasSaved: boolean): void }

/** Where a person goes on after pressing the name of a fault: the line's own place, else the field's. */
function goTo(form: HTMLElement | null, path: string): void {
  const [name, index] = path.split('.')
  const place =
    form?.querySelector(`[data-field="${name}.${index}"]`) ?? form?.querySelector(`[data-field="${name}"]`) ?? undefined
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    place?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
  place?.scrollIntoView({ block: 'center' })
}

function EditFields({ edit }: { edit: OpenEdit }) {
  return (
    <fieldset className={css.fields} disabled={edit.stage === 'saving'}>
      <EditCustomer edit={edit} />
      <EditLines edit={edit} />
      <EditCosts edit={edit} />
      <section className={css.group}>
        <EditTextField edit={edit} name="note" rows={2} />
      </section>
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
        <Button onClick={edit.back}>{t`Back to the form`}</Button>
        <Button look="primary" onClick={edit.settle}>{t`Save this choice`}</Button>
      </div>
    )
  return (
    <div className={barClass}>
      <p className={css.total}>
        <span className={css.quiet}>{t`Total`}</span>
        <Price amount={edit.totals.total} exact className={css.totalAmount} />
      </p>
      <Button disabled={isBusy} onClick={onCancel}>{t`Cancel`}</Button>
      <Button look="primary" busy={isBusy} onClick={onSave}>{t`Save the changes`}</Button>
    </div>
  )
}

/** A stored order as a form, and the choice between two versions when somebody else was quicker. */
export function OrderEdit({ order, barClass, unsaved, onLeave }: OrderEditProps) {
  const { t } = useLingui()
  const { faults } = useOrderTexts()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const pressed = useRef(false)
  const edit = useOrderEdit(order, (_, wasChanged) => onLeave(wasChanged))
  const { stage, errors, theirs } = edit
  const isChoosing = stage === 'conflicted'
  useMarked(unsaved.mark, 'edit', edit.isDirty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and choice take turns
  useEffect(() => title.current?.focus(), [isChoosing])
  // after a save that was refused, here or by the backend, the first fault has the focus
  useEffect(() => {
    const [first] = faults(errors)
    if (stage !== 'editing' || !pressed.current || !first) return
    pressed.current = false
    goTo(form.current, first.path)
  })
  const save = () => {
    pressed.current = true
    edit.save()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isChoosing) edit.settle()
    else save()
  }
  return (
    <>
      <form ref={form} className={css.edit} noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
        <h3 ref={title} tabIndex={-1} className={css.title}>
          {isChoosing ? t`Two versions of this order` : t`Edit the order`}
        </h3>
        <EditFaults edit={edit} onGo={(path) => goTo(form.current, path)} />
        {isChoosing && theirs ? <EditConflict edit={edit} theirs={theirs} /> : <EditFields edit={edit} />}
      </form>
      <EditBar edit={edit} barClass={barClass} onSave={save} onCancel={() => unsaved.ask(() => onLeave(false))} />
    </>
  )
}
