import { useLingui } from '@lingui/react/macro'
import type { Oversold } from '../../../core/order/goods/order.goods'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import * as css from './order-later.css'

type OrderOversoldProps = { oversold: readonly Oversold[]; onSave(): void; onClose(): void }

/** The order needs more than is left; a shop may sell ahead. */
export function OrderOversold({ oversold, onSave, onClose }: OrderOversoldProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      role="alertdialog"
      title={oversold.every(({ isWithdrawn }) => isWithdrawn) ? t`No longer sold` : t`Not enough in stock`}
      closeLabel={t`Back to order`}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>{t`Back to order`}</Button>
          <Button look="primary" onClick={onSave}>{t`Save anyway`}</Button>
        </>
      }
    >
      <table className={css.sides}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t`In the form`}</th>
            <th scope="col">{t`Left`}</th>
          </tr>
        </thead>
        <tbody>
          {oversold.map(({ id, name, wanted, left, isWithdrawn }) => (
            <tr key={id} data-differs="">
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{wanted}</td>
              <td>{isWithdrawn ? t`No longer sold` : left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
