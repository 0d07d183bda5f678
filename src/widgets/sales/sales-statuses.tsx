import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import { orderStatuses } from '../../core/orders/orders.contract'
import type { Sales } from '../../core/sales/sales.machine'
import { FigureCard, type FigureState } from '../charts/figure-card'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import { useOrderMessages } from '../orders/use-order-messages'
import * as css from './sales.css'
import { ordersPath, SalesLink, type SalesTarget } from './sales-link'
import { daysHeight } from './sales-skeleton'

type SalesStatusesProps = SalesTarget & { sales: Sales | undefined; state: FigureState }

/** How far the orders of these days are. */
export function SalesStatuses({ sales, state, ...way }: SalesStatusesProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { count } = useNumberFormats()
  const rows = useRows()
  const known = sales?.byStatus ?? {}
  const codes = [...new Set([...orderStatuses, ...Object.keys(known)])]
  const most = Math.max(1, ...Object.values(known))
  const parts = codes.map((code) => ({
    code,
    name: messages.status(code),
    value: lookUp(known, code) ?? 0,
    text: count.full(lookUp(known, code) ?? 0),
  }))
  return (
    <FigureCard
      title={t`Orders by status`}
      state={state}
      height={daysHeight}
      table={sales && rows.ofParts(t`Status`, t`Order count`, parts)}
    >
      {sales && (
        <ul className={css.bars}>
          {parts.map(({ code, name, value, text }) => (
            <li key={code}>
              <SalesLink
                to={ordersPath({ orderStatus: code, from: sales.from, to: sales.to })}
                className={css.bar}
                {...way}
              >
                <span className={css.barName}>{name}</span>
                <span className={css.barText}>{text}</span>
                <span className={css.barTrack} aria-hidden="true">
                  <span className={css.barFill} style={{ inlineSize: `${(value / most) * 100}%` }} />
                </span>
              </SalesLink>
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  )
}
