import type { HelpTexts } from '../help-texts'
import { codTexts } from './cod.articles.pt'
import { customersTexts } from './customers.articles.pt'
import { labelsTexts } from './labels.articles.pt'
import { ordersTexts } from './orders.articles.pt'
import { shopsTexts } from './shops.articles.pt'
import { teamTexts } from './team.articles.pt'

export const texts: HelpTexts = {
  orders: ordersTexts,
  labels: labelsTexts,
  cod: codTexts,
  customers: customersTexts,
  shops: shopsTexts,
  team: teamTexts,
}
