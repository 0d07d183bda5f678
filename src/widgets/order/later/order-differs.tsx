import { useLingui } from '@lingui/react/macro'
import type { Satang } from '../../../core/kernel/money'
import { useOrderMessages } from '../../orders/use-order-messages'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { priceText } from '../../ui/price-text'
import type { OrderDifference } from '../order-message'
import * as css from './order-later.css'

type OrderDiffersProps = { difference: OrderDifference; total: Satang; onSave(): void; onClose(): void }

/** The order isn't what the message says: names where, before it is saved. */
export function OrderDiffers({ difference, total, onSave, onClose }: OrderDiffersProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { method } = useOrderMessages()
  const { lines, phone, payment, amount, takeMessage } = difference
  return (
    <Dialog
      open
      role="alertdialog"
      title={t`The order differs from the message`}
      closeLabel={t`Back to order`}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>{t`Back to order`}</Button>
          {takeMessage && (
            <Button
              onClick={() => {
                onClose()
                takeMessage()
              }}
            >
              {t`Use products from the message`}
            </Button>
          )}
          <Button look="primary" onClick={onSave}>{t`Save as entered`}</Button>
        </>
      }
    >
      <table className={css.sides}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t`In the message`}</th>
            <th scope="col">{t`In the form`}</th>
          </tr>
        </thead>
        <tbody>
          {phone && (
            <tr data-differs="">
              <th scope="row">{t`Phone`}</th>
              <td>{phone.said}</td>
              <td>{phone.has}</td>
            </tr>
          )}
          {payment && (
            <tr data-differs="">
              <th scope="row">{t`Payment`}</th>
              <td>{method(payment.said)}</td>
              <td>{method(payment.has)}</td>
            </tr>
          )}
          {lines.map(({ name, said, has }) => (
            <tr key={`${name} ${said} ${has}`} data-differs="">
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{said === 0 ? '–' : said}</td>
              <td>{has === 0 ? '–' : has}</td>
            </tr>
          ))}
          {amount !== undefined && (
            <tr data-differs="">
              <th scope="row">{t`Total`}</th>
              <td>{priceText(amount, locale, true)}</td>
              <td>{priceText(total, locale, true)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Dialog>
  )
}
