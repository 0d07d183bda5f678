import type { Shop } from '../../core/shops/shops.contract'
import { table } from '../table'

export const shopsTable = table<Shop>('shops', {
  of: 'shop',
  key: ({ id }) => id,
  kind: 'shops',
  shopOf: ({ id }) => id,
})
