import { I18nProvider } from '@lingui/react'
import type { LabelOptions } from '../../../core/labels/labels.options'
import type { Order } from '../../../core/orders/orders.contract'
import type { Shop } from '../../../core/shops/shops.contract'
import { i18nOf } from '../../i18n/i18n'
import { classNames } from '../../ui/class-names'
import { Label } from './label'
import * as css from './label.css'

type LabelSheetProps = {
  /** undefined = this place stays empty */
  orders: readonly (Order | undefined)[]
  shops: readonly Shop[]
  options: LabelOptions
  /** another number measures anew */
  round?: number
}

/** One page of paper. */
export function LabelSheet({ orders, shops, options, round = 0 }: LabelSheetProps) {
  return (
    <I18nProvider i18n={i18nOf(options.language)}>
      <div className={classNames(css.surface, css.papers[options.paper])} data-sheet="">
        {orders.map((order, position) => {
          const shop = shops.find(({ id }) => id === order?.shopId)
          return order ? (
            <Label key={JSON.stringify([order, shop, options, round])} order={order} shop={shop} options={options} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <div key={position} className={css.empty} />
          )
        })}
      </div>
    </I18nProvider>
  )
}
