import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Payment from 'lucide-react/icons/credit-card'
import Orders from 'lucide-react/icons/receipt-text'
import Back from 'lucide-react/icons/rotate-ccw'
import Products from 'lucide-react/icons/tag'
import Delivery from 'lucide-react/icons/truck'
import type { FaqCategoryKey } from '../../core/faq/faq.contract'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './faq.css'
import type { FaqState } from './use-faq'

export const icons: Record<FaqCategoryKey, LucideIcon> = {
  payment: Payment,
  delivery: Delivery,
  cancellationReturn: Back,
  myOrders: Orders,
  productServices: Products,
}

/** The categories that have questions to show, and how many. */
export function FaqCategories({ categories, shown, choose }: Pick<FaqState, 'categories' | 'shown' | 'choose'>) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Categories`}>
      <ul className={css.categories}>
        {categories.map(({ key, title, qandA }) => {
          const Icon = icons[key]
          return (
            <li key={key}>
              <button
                type="button"
                className={css.category}
                aria-current={key === shown?.key ? 'true' : undefined}
                onClick={() => choose(key)}
              >
                <Icon size={18} aria-hidden="true" />
                <span className={css.categoryName}>{title}</span>
                <span className={css.count} aria-hidden="true">
                  {qandA.length}
                </span>
                <VisuallyHidden>{t`${plural(qandA.length, { one: '# question', other: '# questions' })}`}</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
