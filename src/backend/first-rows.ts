import { noShop } from '../core/shops/shops.contract'
import { type Seed, seed } from '../service/seed'
import { shopsTable } from '../service/shops/shops.table'

/** The first rows of a new installation: one shop, whose name and address are filled in later. */
export const firstSeeds: readonly Seed[] = [seed(shopsTable, () => [{ ...noShop, id: 1, ShopName: 'ร้านของฉัน' }])]
