import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Shop } from '../../../core/shops/shops.contract'
import { type Unsaved, useAskedEscape, useAskedUnload, useMarked } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import * as css from './edit.css'
import { ShopFields } from './shop-fields'
import { ShopProblem } from './shop-problem'
import { useShopEdit } from './use-shop-edit'
import { useShopWords } from './use-shop-words'

type ShopDrawerProps = {
  shop: Shop
  unsaved: Unsaved
  /** asked for: something may still be unsaved */
  onClose(): void
  onDone(): void
}

/** Where a person goes on after pressing the name of a fault. */
function goTo(form: HTMLElement | null, path: string): void {
  const place = form?.querySelector(`[data-field="${path}"]`)
  place?.querySelector<HTMLElement>('input, textarea')?.focus()
  place?.scrollIntoView({ block: 'center' })
}

/** One shop as a form beside the list. */
export function ShopDrawer({ shop, unsaved, onClose, onDone }: ShopDrawerProps) {
  const { t } = useLingui()
  const id = useId()
  const toaster = useToaster()
  const { faults } = useShopWords()
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const edit = useShopEdit(shop, (wasChanged) => {
    if (wasChanged) toaster.show({ id: 'shop-edit', tone: 'success', title: t`The changes are saved` })
    onDone()
  })
  const { stage, errors } = edit
  const isBusy = stage === 'saving'
  useMarked(unsaved.mark, 'shop', edit.isDirty)
  useAskedEscape(place, edit.isDirty && !isBusy, onClose)
  useAskedUnload(edit.isDirty)

  // after a save that was refused, here or by the backend, the first fault has the focus
  useEffect(() => {
    const [first] = faults(errors)
    if (stage !== 'editing' || !pressed.current || !first) return
    pressed.current = false
    goTo(form.current, first.path)
  })
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    pressed.current = true
    edit.save()
  }
  return (
    <Dialog
      open
      look="end"
      title={shop.ShopName}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={id} busy={isBusy}>{t`Save the changes`}</Button>
        </>
      }
    >
      <div ref={place} className={css.edit}>
        <form
          ref={form}
          id={id}
          className={css.fields}
          noValidate
          onSubmit={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
          }}
        >
          <ShopProblem edit={edit} onGo={(path) => goTo(form.current, path)} />
          <ShopFields edit={edit} />
        </form>
      </div>
    </Dialog>
  )
}
