import { Plural, useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import { orderStatuses } from '../../core/orders/orders.contract'
import { type SalesSpan, salesSpans } from '../../core/sales/sales.days'
import type { Sales } from '../../core/sales/sales.machine'
import { Chart } from '../charts/chart'
import { Figure } from '../charts/figure'
import { FigureCard, type FigureState } from '../charts/figure-card'
import * as menuCss from '../charts/span-menu.css'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import { useOrderMessages } from '../orders/use-order-messages'
import { Select } from '../ui/select'
import * as css from './sales.css'
import { ordersPath, SalesLink, type SalesTarget, soldPath } from './sales-link'
import { daysHeight } from './sales-skeleton'

type SalesDaysProps = SalesTarget & {
  sales: Sales | undefined
  span: SalesSpan
  state: FigureState
  onChoose(span: SalesSpan): void
}

export function SalesDays({ sales, span, state, onChoose, ...way }: SalesDaysProps) {
  const { t } = useLingui()
  const { money } = useNumberFormats()
  const rows = useRows()
  const messages: Record<SalesSpan, string> = { 7: t`Last 7 days`, 28: t`Last 28 days`, 90: t`Last 90 days` }
  const model = sales && {
    labels: sales.days.map(({ day }) => day),
    series: [{ name: t`Amount sold`, data: sales.days.map((day) => day.sales), look: 'bar' as const }],
  }
  return (
    <FigureCard
      title={t`Sales by day`}
      state={state}
      height={daysHeight}
      menu={
        <Select
          className={menuCss.menu}
          aria-label={t`Period`}
          value={String(span)}
          onChange={(chosen) => onChoose(salesSpans.find((each) => String(each) === chosen) ?? span)}
          options={salesSpans.map((each) => ({ value: String(each), label: messages[each] }))}
        />
      }
      head={
        sales && (
          <div className={css.daysHead}>
            <Figure text={money.full(sales.sales)} />
            <p className={css.quiet}>
              <SalesLink to={soldPath({ from: sales.from, to: sales.to })} className={css.quietLink} {...way}>
                <Plural value={sales.orders} one="# order" other="# orders" />
              </SalesLink>{' '}
              · {t`excluding cancelled`}
            </p>
          </div>
        )
      }
      table={
        model && {
          ...rows.ofChart(model, money),
          nameOf: (nth, name) => {
            const day = model.labels[nth] ?? ''
            return (
              <SalesLink to={soldPath({ from: day, to: day })} className={css.quietLink} {...way}>
                {name}
              </SalesLink>
            )
          },
        }
      }
    >
      {model && <Chart model={model} number={money} label={rows.describe(model, money)} height={200} />}
    </FigureCard>
  )
}

type SalesStatusesProps = SalesTarget & { sales: Sales | undefined; state: FigureState }

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
