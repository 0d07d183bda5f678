import type { HelpTexts } from '../help-texts'
import { codTexts } from './cod.articles.de'
import { customersTexts } from './customers.articles.de'
import { labelsTexts } from './labels.articles.de'
import { ordersTexts } from './orders.articles.de'
import { shopsTexts } from './shops.articles.de'
import { teamTexts } from './team.articles.de'

export const texts: HelpTexts = {
  orders: ordersTexts,
  labels: labelsTexts,
  cod: codTexts,
  customers: customersTexts,
  shops: shopsTexts,
  team: teamTexts,
}
