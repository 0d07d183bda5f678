import type { HelpTexts } from '../help-texts'
import { codTexts } from './cod.articles.en'
import { customersTexts } from './customers.articles.en'
import { labelsTexts } from './labels.articles.en'
import { ordersTexts } from './orders.articles.en'
import { shopsTexts } from './shops.articles.en'
import { teamTexts } from './team.articles.en'

export const texts: HelpTexts = {
  orders: ordersTexts,
  labels: labelsTexts,
  cod: codTexts,
  customers: customersTexts,
  shops: shopsTexts,
  team: teamTexts,
}
