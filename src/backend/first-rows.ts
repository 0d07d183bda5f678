import { noShop } from '../core/shops/shops.contract'
import { knowledgeFirstRows } from '../service/knowledge/knowledge.first-rows'
import { pagesFirstRows } from '../service/search/search.pages'
import { type Seed, seed } from '../service/seed'
import { shopsTable } from '../service/shops/shops.table'

/**
 * The first rows of a new installation: one shop, whose name and address are filled in later, help for its staff, and
 * the screens that the search finds. A shop without these gets them at its next start.
 */
export const firstSeeds: readonly Seed[] = [
  seed(shopsTable, () => [{ ...noShop, id: 1, ShopName: 'ร้านของฉัน' }]),
  ...knowledgeFirstRows,
  ...pagesFirstRows,
]
