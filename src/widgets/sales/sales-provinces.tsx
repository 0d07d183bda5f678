import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Sales } from '../../core/sales/sales.machine'
import { FigureCard, type FigureState } from '../charts/figure-card'
import { useNearPart } from '../charts/use-near-part'
import { useNumberFormats } from '../charts/use-number-formats'
import { EmptyPanel } from '../ui/empty-panel'
import { Skeleton } from '../ui/skeleton'
import { SalesLink, type SalesTarget, soldPath } from './sales-link'
import * as css from './sales-lists.css'
import { mapHeight } from './sales-skeleton'

type SalesProvincesProps = SalesTarget & { sales: Sales | undefined; state: FigureState }

const map = lazyPart(() => import('./map/province-map'))

/** Without the map, the list beside it has the same data. */
export function SalesProvinces({ sales, state, ...way }: SalesProvincesProps) {
  const { t } = useLingui()
  const { count, money } = useNumberFormats()
  const { containerRef, here: file, isFailed } = useNearPart(map)
  const named = (sales?.byProvince ?? []).map((row) => ({
    ...row,
    name: row.province || t`Collected or not specified`,
  }))
  const days = { from: sales?.from ?? '', to: sales?.to ?? '' }
  return (
    <FigureCard
      title={t`Orders by province`}
      state={state}
      height={mapHeight}
      table={
        sales && {
          head: [t`Province`, t`Order count`, t`Amount sold`],
          rows: named.map(({ name, orders, sales }) => [name, count.full(orders), money.full(sales)]),
        }
      }
    >
      {named.length === 0 ? (
        <EmptyPanel title={t`No orders in this period`} />
      ) : (
        <div className={isFailed ? css.alone : css.provinces}>
          {!isFailed && (
            <div ref={containerRef} className={css.map} style={{ blockSize: mapHeight }}>
              {file ? <file.ProvinceMap rows={named} /> : <Skeleton shape="block" height={mapHeight} />}
            </div>
          )}
          <ol className={css.ranks} style={{ maxBlockSize: mapHeight }}>
            {named.map(({ province, name, orders }) => (
              <li key={province}>
                <Rank
                  to={province && soldPath({ ...days, province })}
                  name={name}
                  orders={count.full(orders)}
                  {...way}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
    </FigureCard>
  )
}

/** Orders without a province have no list to link to. */
function Rank({ to, name, orders, ...way }: SalesTarget & { to: string; name: string; orders: string }) {
  const content = (
    <>
      <span className={css.rankName}>{name}</span>
      <span className={css.rankCount}>{orders}</span>
    </>
  )
  return to ? (
    <SalesLink to={to} className={css.linkedRank} {...way}>
      {content}
    </SalesLink>
  ) : (
    <span className={css.rank}>{content}</span>
  )
}
