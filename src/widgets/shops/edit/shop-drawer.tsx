import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Shop } from '../../../core/shops/shops.contract'
import { FormProblem } from '../../root/unsaved/form-problem'
import { useAskedForm } from '../../root/unsaved/use-asked'
import type { Unsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { goToField, useFirstFault } from '../../ui/form-acts'
import { FormDrawer } from '../../ui/form-drawer'
import { ShopFields } from './shop-fields'
import { useShopEdit } from './use-shop-edit'
import { useShopWords } from './use-shop-words'

type ShopDrawerProps = {
  shop: Shop
  unsaved: Unsaved
  /** asked for: something may still be unsaved */
  onClose(): void
  onDone(): void
}

/** One shop as a form beside the list. */
export function ShopDrawer({ shop, unsaved, onClose, onDone }: ShopDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const words = useShopWords()
  const place = useRef<HTMLFormElement>(null)
  const edit = useShopEdit(shop, (wasChanged) => {
    if (wasChanged) toaster.show({ id: 'shop-edit', tone: 'success', title: t`Changes saved` })
    onDone()
  })
  const { stage, errors } = edit
  const faults = words.faults(errors)
  const isBusy = stage === 'saving'
  useAskedForm({ unsaved, part: 'shop', place, isDirty: edit.isDirty, isUncertain: edit.isUncertain, isBusy, onClose })
  const notePress = useFirstFault(place, faults[0]?.path, stage === 'editing')
  return (
    <FormDrawer
      place={place}
      width="xl"
      title={shop.ShopName}
      busy={isBusy}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={t`Save changes`}
      onClose={onClose}
      onSave={() => {
        notePress(true)
        edit.save()
      }}
    >
      <FormProblem
        form={edit}
        faults={faults}
        failure={words.failure}
        onGo={(path) => goToField(place.current, path)}
      />
      <ShopFields edit={edit} />
    </FormDrawer>
  )
}
