import { Plural, useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/circle-alert'
import { FaultList } from '../ui/fault-list'
import * as css from './order-notices.css'
import type { OpenOrder } from './use-order'
import { type OrderFieldName, useOrderTexts } from './use-order-texts'

type OrderFaultsProps = { order: OpenOrder; onGo(name: OrderFieldName): void }

/** What stands in the way of saving, each with a way to its field. */
export function OrderFaults({ order, onGo }: OrderFaultsProps) {
  const { t } = useLingui()
  const faults = useOrderTexts().faults(order.errors)
  if (order.stage !== 'open' || (faults.length === 0 && !order.error)) return null
  return (
    <div className={css.faulty} role="alert">
      <Alert className={css.faultyIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>
          {faults.length > 0 ? (
            <Plural
              value={faults.length}
              one="Not saved yet: one thing to mend"
              other="Not saved yet: # things to mend"
            />
          ) : (
            t`The order was refused and is not saved. Please check it and save again.`
          )}
        </p>
        <FaultList faults={faults} className={css.faultList} onGo={({ name }) => onGo(name)} />
      </div>
    </div>
  )
}
