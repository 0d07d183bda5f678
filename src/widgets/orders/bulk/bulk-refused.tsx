import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { RefusedOrder } from '../../../core/orders/orders.changes.contract'
import type { OrderStatus } from '../../../core/orders/orders.contract'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useChangeMessages } from '../use-change-messages'
import { useOrderMessages } from '../use-order-messages'
import * as css from './bulk-bar.css'

type BulkRefusedProps = {
  status: OrderStatus
  /** how many have it now */
  changed: number
  refused: readonly RefusedOrder[]
  onClose(): void
}

/** The orders that were left alone, each with its reason. */
export function BulkRefused({ status, changed, refused, onClose }: BulkRefusedProps) {
  const { t } = useLingui()
  const messages = useChangeMessages()
  const name = useOrderMessages().status(status)
  return (
    <Dialog
      open
      title={<Plural value={refused.length} one="# order was left unchanged" other="# orders were left unchanged" />}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button look="primary" data-autofocus="" onClick={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <p className={css.sum}>
        {changed === 0
          ? t`No orders were changed.`
          : t`${plural(changed, { one: '# order', other: '# orders' })}: ${name}`}{' '}
        {t`These stay selected:`}
      </p>
      <ul className={css.refused}>
        {refused.map((each) => (
          <li key={each.OrderNumber} className={css.item}>
            <bdi className={css.number}>{each.OrderNumber}</bdi>
            <span>{messages.refused(each)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
