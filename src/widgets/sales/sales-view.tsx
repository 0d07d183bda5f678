import { useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '../ui/error-panel'
import type { SalesScreenProps } from './sales'
import * as css from './sales.css'
import { SalesDays } from './sales-days'
import { SalesLatest } from './sales-latest'
import { SalesMore } from './sales-more'
import { SalesProvinces } from './sales-provinces'
import { SalesStatuses } from './sales-statuses'
import { SalesTiles } from './sales-tiles'
import { useSales } from './use-sales'

function Failure({ state: { error, retry } }: Pick<ReturnType<typeof useSales>, 'state'>) {
  const { t } = useLingui()
  if (error?.code === 'forbidden')
    return (
      <ErrorPanel title={t`These figures are not open to your account`}>
        {t`Somebody who manages the shop can change that.`}
      </ErrorPanel>
    )
  return (
    <ErrorPanel title={t`The figures could not be loaded`} onRetry={retry} retryLabel={t`Try again`}>
      {error?.code === 'unauthenticated' ? t`Please sign in again.` : t`Check the connection and try again.`}
    </ErrorPanel>
  )
}

export function SalesView(way: SalesScreenProps) {
  const { span, sales, choose, state } = useSales()
  const isLost = state.status === 'failed' && !sales
  return (
    <div className={css.place} part="sales">
      <div className={css.screen}>
        {isLost ? (
          <Failure state={state} />
        ) : (
          <>
            <SalesTiles sales={sales} {...way} />
            <div className={css.row}>
              <SalesDays sales={sales} span={span} state={state} onChoose={choose} {...way} />
              <SalesStatuses sales={sales} state={state} {...way} />
            </div>
          </>
        )}
        <div className={css.row}>
          <SalesLatest {...way} />
          {!isLost && <SalesProvinces sales={sales} state={state} {...way} />}
        </div>
        <SalesMore />
      </div>
    </div>
  )
}
