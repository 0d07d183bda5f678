import type { LucideIcon } from 'lucide-react'
import Other from 'lucide-react/icons/circle-question-mark'
import Payment from 'lucide-react/icons/credit-card'
import Orders from 'lucide-react/icons/receipt-text'
import Back from 'lucide-react/icons/rotate-ccw'
import Products from 'lucide-react/icons/tag'
import Delivery from 'lucide-react/icons/truck'
import type { FaqCategory, FaqCategoryKey } from '../../core/faq/faq.contract'
import { lookUp } from '../../core/kernel/look-up'

const usual: Record<FaqCategoryKey, LucideIcon> = {
  payment: Payment,
  delivery: Delivery,
  cancellationReturn: Back,
  myOrders: Orders,
  productServices: Products,
}

export type FaqIconName =
  | 'CreditCardIcon'
  | 'TruckIcon'
  | 'RefreshCwIcon'
  | 'PackageIcon'
  | 'TagIcon'
  | 'HelpCircleIcon'

/** The pictures to choose from, by their name on the wire. */
export const faqIcons: Record<FaqIconName, LucideIcon> = {
  CreditCardIcon: Payment,
  TruckIcon: Delivery,
  RefreshCwIcon: Back,
  PackageIcon: Orders,
  TagIcon: Products,
  HelpCircleIcon: Other,
}

/** The name of the picture that is shown for this one. */
export const faqIconName = (icon: string): FaqIconName =>
  Object.hasOwn(faqIcons, icon) ? (icon as FaqIconName) : 'HelpCircleIcon'

export const isUsualCategory = (key: string): boolean => lookUp(usual, key) !== undefined

/** A category of the shop's own has the picture it names. */
export const faqIcon = ({ key, icon }: Pick<FaqCategory, 'key' | 'icon'>): LucideIcon =>
  lookUp(usual, key) ?? faqIcons[faqIconName(icon)]
