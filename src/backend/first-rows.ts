import { noShop } from '../core/shops/shops.contract'
import { knowledgeFirstRows } from '../service/knowledge/knowledge.first-rows'
import { type Seed, seed } from '../service/seed'
import { shopsTable } from '../service/shops/shops.table'

/**
 * The first rows of a new installation: one shop, whose name and address are filled in later, and help for its staff.
 * A shop that has no help yet gets it at its next start.
 */
export const firstSeeds: readonly Seed[] = [
  seed(shopsTable, () => [{ ...noShop, id: 1, ShopName: 'ร้านของฉัน' }]),
  ...knowledgeFirstRows,
]
