import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../root/use-toaster'
import { useWishlist } from './use-wishlist'

/** The wishlist; a change that was turned back says so. */
export function useWishes() {
  const { t } = useLingui()
  const toaster = useToaster()
  return useWishlist(({ productId, name }) =>
    toaster.show({ id: `wish-${productId}`, tone: 'error', title: t`The wishlist could not be changed: ${name}` }),
  )
}
