import { Plural, useLingui } from '@lingui/react/macro'
import { type SalesSpan, salesSpans } from '../../core/sales/sales.days'
import type { Sales } from '../../core/sales/sales.machine'
import { Chart } from '../charts/chart'
import { Figure } from '../charts/figure'
import { FigureCard, type FigureState } from '../charts/figure-card'
import * as menuCss from '../charts/span-menu.css'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import { Select } from '../ui/select'
import * as css from './sales.css'
import { SalesLink, type SalesTarget, soldPath } from './sales-link'
import { daysHeight } from './sales-skeleton'

type SalesDaysProps = SalesTarget & {
  sales: Sales | undefined
  span: SalesSpan
  state: FigureState
  onChoose(span: SalesSpan): void
}

/** What was sold day by day. */
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
