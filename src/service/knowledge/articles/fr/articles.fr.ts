import type { HelpTexts } from '../help-texts'
import { codTexts } from './cod.articles.fr'
import { customersTexts } from './customers.articles.fr'
import { labelsTexts } from './labels.articles.fr'
import { ordersTexts } from './orders.articles.fr'
import { shopsTexts } from './shops.articles.fr'
import { teamTexts } from './team.articles.fr'

export const texts: HelpTexts = {
  orders: ordersTexts,
  labels: labelsTexts,
  cod: codTexts,
  customers: customersTexts,
  shops: shopsTexts,
  team: teamTexts,
}
