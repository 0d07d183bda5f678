import { useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { isConclusive } from '../../core/kernel/outcome'
import type { Product } from '../../core/store/store.contract'
import { isWished, wishedProducts } from '../../core/store/store.machine'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'

export type WishFailure = { productId: number; name: string; wished: boolean; error: RaanError }

/** `onFailed` receives changes that were rolled back. */
function useWishlist(onFailed?: (failure: WishFailure) => void) {
  const store = useApp('store')
  const status = useSelector(store, ({ value }) => value)
  const error = useSelector(store, ({ context }) => context.error)
  const wished = useSelector(
    store,
    ({ context: { isRead, wishlist, confirmed, wishes } }) => ({ isRead, wishlist, confirmed, wishes }),
    shallowEqual,
  )
  const products = useMemo(() => wishedProducts(wished).toArray(), [wished])
  useEngineEvent('store.wishFailed', (event) => onFailed?.(event))
  return {
    /** `idle` until first needed, then `loading`, `ready` or `failed` */
    status,
    error,
    /** once loaded */
    products,
    isWished: (product: Product) => isWished(wished, product),
    toggle: (product: Product) => store.send({ type: 'wish.toggle', product }),
    /** absolute, not a toggle */
    set(product: Product, wished: boolean) {
      if (isWished(store.getSnapshot().context, product) !== wished) store.send({ type: 'wish.toggle', product })
    },
    read: () => store.send({ type: 'init' }),
    reload: () => store.send({ type: 'reload' }),
  }
}

export type Wishlist = ReturnType<typeof useWishlist>

export function useWishes() {
  const { t } = useLingui()
  const toaster = useToaster()
  return useWishlist(({ productId, name, error }) =>
    toaster.show({
      id: `wish-${productId}`,
      tone: 'error',
      title: isConclusive(error)
        ? t`Couldn't change the wishlist: ${name}`
        : t`We couldn't confirm whether the wishlist was changed: ${name}. It's safe to try again.`,
    }),
  )
}
