import { useLingui } from '@lingui/react/macro'
import type { Sales } from '../../core/sales/sales.machine'
import { FigureCard, type FigureState } from '../charts/figure-card'
import { useNumberTexts } from '../charts/use-number-texts'
import { EmptyPanel } from '../ui/empty-panel'
import { Skeleton } from '../ui/skeleton'
import * as linkCss from './sales-latest.css'
import { ordersPath, SalesLink, type SalesWay } from './sales-link'
import { mapHeight } from './sales-place'
import * as css from './sales-provinces.css'
import { useProvinceMap } from './use-province-map'

type SalesProvincesProps = SalesWay & { sales: Sales | undefined; state: FigureState }

/** Where the orders of these days went. */
export function SalesProvinces({ sales, state, ...way }: SalesProvincesProps) {
  const { t } = useLingui()
  const { count, money } = useNumberTexts()
  const { place, Part } = useProvinceMap()
  const named = (sales?.byProvince ?? []).map((row) => ({ ...row, name: row.province || t`Collected or not given` }))
  return (
    <FigureCard
      title={t`Orders by province`}
      state={state}
      height={mapHeight}
      menu={
        sales && (
          <SalesLink
            to={ordersPath({ from: sales.from, to: sales.to, sortBy: 'province' })}
            className={linkCss.all}
            {...way}
          >
            {t`All orders`}
          </SalesLink>
        )
      }
      table={
        sales && {
          head: [t`Province`, t`Orders`, t`Amount sold`],
          rows: named.map(({ name, orders, sales }) => [name, count.full(orders), money.full(sales)]),
        }
      }
    >
      {named.length === 0 ? (
        <EmptyPanel title={t`No orders in these days`} />
      ) : (
        <div className={css.provinces}>
          <div ref={place} className={css.map} style={{ blockSize: mapHeight }}>
            {Part ? <Part rows={named} /> : <Skeleton shape="block" height={mapHeight} />}
          </div>
          <ol className={css.ranks}>
            {named.slice(0, 7).map(({ province, name, orders }) => (
              <li key={province} className={css.rank}>
                <span className={css.rankName}>{name}</span>
                <span className={css.number}>{count.full(orders)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </FigureCard>
  )
}
