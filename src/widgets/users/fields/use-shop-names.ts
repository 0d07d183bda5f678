import { shopLimitOf } from '../../../core/users/users.shops'
import { useShops } from '../../shops/use-shops'

/** The names of the shops that a user works for, one after another; '' = all. */
export function useShopNames(user: { readonly role: string; readonly shops?: readonly number[] }): string {
  const { shops } = useShops()
  const nameOf = (id: number) => shops.find((shop) => shop.id === id)?.ShopName ?? `#${id}`
  return (shopLimitOf(user) ?? []).map(nameOf).join(', ')
}
