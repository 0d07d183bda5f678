import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Shop } from '../../../core/shops/shops.contract'
import { FormProblem } from '../../form/form-problem'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import type { Unsaved } from '../../form/use-unsaved'
import { useToaster } from '../../runtime/use-toaster'
import { goToField, useFirstError } from '../../ui/first-error'
import { FormDrawer } from '../../ui/form-drawer'
import { ShopFields } from './shop-fields'
import { useShopEdit } from './use-shop-edit'
import { useShopMessages } from './use-shop-messages'

type ShopDrawerProps = {
  shop: Shop
  unsaved: Unsaved
  /** a request to close: there may be unsaved changes */
  onClose(): void
  onDone(): void
}

export function ShopDrawer({ shop, unsaved, onClose, onDone }: ShopDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const isNew = shop.id === 0
  const messages = useShopMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const edit = useShopEdit(shop, (wasChanged) => {
    if (wasChanged) toaster.show({ id: 'shop-edit', tone: 'success', title: isNew ? t`Shop added` : t`Changes saved` })
    onDone()
  })
  const { stage, errors } = edit
  const fieldErrors = messages.fieldErrors(errors)
  const isBusy = stage === 'saving'
  useConfirmedForm({
    unsaved,
    part: 'shop',
    containerRef,
    isDirty: edit.isDirty,
    isUncertain: edit.isUncertain,
    isBusy,
    onClose,
  })
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  return (
    <FormDrawer
      containerRef={containerRef}
      width="xl"
      title={isNew ? t`Add a shop` : shop.ShopName}
      busy={isBusy}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={isNew ? t`Add shop` : t`Save changes`}
      onClose={onClose}
      onSave={() => {
        notePress(true)
        edit.save()
      }}
    >
      <FormProblem
        form={{ ...edit, ...(edit.theirs && { meanwhile: messages.meanwhile(edit.base, edit.theirs) }) }}
        fieldErrors={fieldErrors}
        failure={messages.failure}
        onGo={(path) => goToField(containerRef.current, path)}
      />
      <ShopFields edit={edit} />
    </FormDrawer>
  )
}
