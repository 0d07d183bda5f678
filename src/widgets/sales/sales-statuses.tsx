import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import { orderStatuses } from '../../core/orders/orders.contract'
import type { Sales } from '../../core/sales/sales.machine'
import { FigureCard, type FigureState } from '../charts/figure-card'
import { useNumberTexts } from '../charts/use-number-texts'
import { useRows } from '../charts/use-rows'
import { useOrderWords } from '../orders/use-order-words'
import * as css from './sales.css'
import { ordersPath, SalesLink, type SalesWay } from './sales-link'
import { daysHeight } from './sales-place'

type SalesStatusesProps = SalesWay & { sales: Sales | undefined; state: FigureState }

/** How far the orders of these days are. */
export function SalesStatuses({ sales, state, ...way }: SalesStatusesProps) {
  const { t } = useLingui()
  const words = useOrderWords()
  const { count } = useNumberTexts()
  const rows = useRows()
  const known = sales?.byStatus ?? {}
  const codes = [...new Set([...orderStatuses, ...Object.keys(known)])]
  const most = Math.max(1, ...Object.values(known))
  const parts = codes.map((code) => ({
    code,
    name: words.status(code),
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
