import { useLingui } from '@lingui/react/macro'
import { isVerdict } from '../../core/kernel/outcome'
import { useToaster } from '../runtime/use-toaster'
import { useWishlist } from './use-wishlist'

/** The wishlist; a change that was turned back says so. */
export function useWishes() {
  const { t } = useLingui()
  const toaster = useToaster()
  return useWishlist(({ productId, name, error }) =>
    toaster.show({
      id: `wish-${productId}`,
      tone: 'error',
      title: isVerdict(error)
        ? t`Couldn't change the wishlist: ${name}`
        : t`We couldn't confirm whether the wishlist was changed: ${name}. It's safe to try again.`,
    }),
  )
}
