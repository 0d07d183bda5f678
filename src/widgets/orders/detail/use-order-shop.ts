import { useShops } from '../../shops/use-shops'

/** The shop that sold it, once the shops are loaded. */
export function useOrderShop(shopId: number) {
  return useShops().shops.find(({ id }) => id === shopId)
}
