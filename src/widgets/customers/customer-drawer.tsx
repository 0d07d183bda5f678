import { useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import PhoneIcon from 'lucide-react/icons/phone'
import type { Customer } from '../../core/customers/customers.contract'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { CustomerOrders } from './customer-orders'
import * as css from './customers.css'
import { RefusedBadge } from './refused-badge'

type CustomerDrawerProps = {
  customer: Customer
  orderHref(OrderNumber: string): string
  onOpenOrder(OrderNumber: string): void
  onNewOrder(): void
  onClose(): void
}

const addressOf = ({ address, subDistrict, district, province, postNum }: Customer): string =>
  [address, [subDistrict, district].filter(Boolean).join(' '), [province, postNum].filter(Boolean).join(' ')]
    .filter((line) => line !== '')
    .join('\n')

const phonesOf = (phoneNumber: string): string[] =>
  phoneNumber
    .split(',')
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '')

function Contact({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const address = addressOf(customer)
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t`Contact`}</h3>
      <ul className={css.phones}>
        {phonesOf(customer.phoneNumber).map((phone) => (
          <li key={phone}>
            <a className={css.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <PhoneIcon className={css.linkIcon} aria-hidden="true" />
              {phone}
            </a>
          </li>
        ))}
      </ul>
      {address === '' ? (
        <p className={css.quiet}>{t`Collects orders in person: no address on file.`}</p>
      ) : (
        <bdi className={css.address}>{address}</bdi>
      )}
      <RefusedBadge count={customer.refusedCODCount} />
    </section>
  )
}

/** One customer beside the list, with earlier orders. */
export function CustomerDrawer({ customer, orderHref, onOpenOrder, onNewOrder, onClose }: CustomerDrawerProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      look="end"
      title={<bdi>{customer.name || customer.phoneNumber}</bdi>}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button look="primary" icon={<Take />} onClick={onNewOrder}>
          {t`New order for this customer`}
        </Button>
      }
    >
      <div className={css.drawer}>
        <Contact customer={customer} />
        <CustomerOrders phoneNumber={customer.phoneNumber} orderHref={orderHref} onOpenOrder={onOpenOrder} />
      </div>
    </Dialog>
  )
}
