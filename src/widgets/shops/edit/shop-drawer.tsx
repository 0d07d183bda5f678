import { useLingui } from '@lingui/react/macro'
import type { Shop } from '../../../core/shops/shops.contract'
import { EditDrawer } from '../../form/edit-drawer'
import type { Unsaved } from '../../form/use-unsaved'
import { useToaster } from '../../runtime/use-toaster'
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
  const edit = useShopEdit(shop, (wasChanged) => {
    if (wasChanged) toaster.show({ id: 'shop-edit', tone: 'success', title: isNew ? t`Shop added` : t`Changes saved` })
    onDone()
  })
  return (
    <EditDrawer
      edit={edit}
      part="shop"
      unsaved={unsaved}
      fieldErrors={messages.fieldErrors(edit.errors)}
      meanwhile={edit.theirs && messages.meanwhile(edit.base, edit.theirs)}
      failure={messages.failure}
      width="xl"
      title={isNew ? t`Add a shop` : shop.ShopName}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={isNew ? t`Add shop` : t`Save changes`}
      onClose={onClose}
    >
      <ShopFields edit={edit} />
    </EditDrawer>
  )
}
