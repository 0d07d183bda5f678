import { noShop } from '../core/shops/shops.contract'
import { type Seed, seed } from '../service/seed'
import { shopsTable } from '../service/shops/shops.table'

/** What a new shop begins with: itself, to be given a name and an address in its settings. */
export const firstSeeds: readonly Seed[] = [seed(shopsTable, () => [{ ...noShop, id: 1, ShopName: 'ร้านของฉัน' }])]
