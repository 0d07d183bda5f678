import { messages } from 'langraan:messages/cod'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as ordersMessages } from 'langraan:messages/orders'
import { useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import { authApp } from '../../core/auth/app'
import { codApp } from '../../core/cod/app'
import { FailurePanel } from '../failure/failure-panel'
import type { ListLocation } from '../list/use-list'
import { TakeOrderButton } from '../orders/take-order-button'
import { defineWidget } from '../runtime/define-widget'
import { useMay } from '../runtime/use-may'
import { besideField } from '../ui/beside-field.css'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { DateField } from '../ui/date-field'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './cod.css'
import { CodCouriers } from './cod-couriers'
import { CodParcels } from './cod-parcels'
import { CodSettlement } from './cod-settlement'
import { type Cod, useCod } from './use-cod'

export type CodScreenProps = ListLocation & {
  hrefOf?: ((OrderNumber: string) => string) | undefined
  onOpen?: ((OrderNumber: string) => void) | undefined
}

const Place = ({ label }: { label?: string }) => (
  <Loading className={css.screen} {...(label && { label })}>
    <Skeleton shape="block" height={64} />
    <Skeleton shape="block" height={220} />
    <Skeleton shape="block" height={320} />
  </Loading>
)

function Range({ cod }: { cod: Cod }) {
  const { t } = useLingui()
  const { from, to, status, progress } = cod
  const { count, total } = progress
  const isHeld = status === 'storing'
  return (
    <div className={css.range}>
      <DateField
        label={t`Orders from`}
        value={from}
        max={to}
        disabled={isHeld}
        onChange={(day) => day && cod.setRange({ from: day })}
      />
      <DateField
        label={t`To`}
        value={to}
        min={from}
        disabled={isHeld}
        onChange={(day) => day && cod.setRange({ to: day })}
      />
      <Button
        className={besideField}
        look="ghost"
        icon={<Refresh />}
        label={t`Refresh`}
        busy={status === 'loading'}
        disabled={isHeld}
        onClick={cod.reload}
      />
      {status === 'loading' && total > 0 && (
        <p className={classNames(besideField, css.quiet)} role="status">{t`${count} of ${total} orders loaded`}</p>
      )}
    </div>
  )
}

function CodView({ hrefOf, onOpen, ...location }: CodScreenProps) {
  const { t } = useLingui()
  const cod = useCod(location)
  const may = useMay()
  const { status, orders, error } = cod
  if (status === 'loading' && orders.length === 0) return <Place label={t`Loading orders`} />
  return (
    <div className={css.screen}>
      <Range cod={cod} />
      {status === 'failed' && (
        <FailurePanel
          error={error}
          title={t`Couldn't load orders`}
          forbidden={t`You don't have access to orders`}
          onRetry={cod.reload}
        />
      )}
      {status !== 'failed' && orders.length === 0 && (
        <EmptyPanel title={t`No orders with cash on delivery`} action={<TakeOrderButton />}>
          {t`There are none in this period.`}
        </EmptyPanel>
      )}
      {orders.length > 0 && (
        <>
          <CodCouriers couriers={cod.couriers} />
          {may('write', 'Settlement') && <CodSettlement cod={cod} />}
          <CodParcels cod={cod} canTick={may('write', 'Settlement')} hrefOf={hrefOf} onOpen={onOpen} />
        </>
      )}
    </div>
  )
}

export const CodScreen = defineWidget<CodScreenProps>({
  apps: { auth: authApp, cod: codApp },
  messages: [messages, failureMessages, listMessages, ordersMessages],
  Skeleton: Place,
  View: CodView,
})
