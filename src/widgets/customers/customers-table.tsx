import { useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import type { Customer } from '../../core/customers/customers.contract'
import { momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import * as css from './customers.css'
import { RefusedBadge } from './refused-badge'

type CustomerActions = { onOpen(customer: Customer): void; onNewOrder(customer: Customer): void }

/** A customer's address in one line. */
const lineOf = ({ address, subDistrict, district, province, postNum }: Customer): string =>
  [address, subDistrict, district, province, postNum].filter(Boolean).join(' ')

function CustomerRow({ customer, onOpen, onNewOrder }: CustomerActions & { customer: Customer }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { phoneNumber, orderCount, lastOrder, refusedCODCount } = customer
  const name = customer.name || phoneNumber
  return (
    <Row
      pressable
      data-customer={phoneNumber}
      onClick={({ target }) => {
        if (!(target as Element).closest('button, a')) onOpen(customer)
      }}
    >
      <Cell>
        <span className={css.stack}>
          <button type="button" className={css.name} aria-haspopup="dialog" onClick={() => onOpen(customer)}>
            <bdi>{name}</bdi>
          </button>
          <bdi className={css.quiet}>{phoneNumber}</bdi>
          <RefusedBadge count={refusedCODCount} />
        </span>
      </Cell>
      <Cell label={t`Address`}>
        <bdi className={css.line}>{lineOf(customer) || '–'}</bdi>
      </Cell>
      <Cell label={t`Order count`} numeric>
        {orderCount}
      </Cell>
      <Cell label={t`Last order`}>
        <span className={css.stack}>
          <span className={css.nowrap}>{momentText(lastOrder.createdAt, locale)}</span>
          <span className={css.quiet}>{lastOrder.OrderNumber}</span>
        </span>
      </Cell>
      <Cell>
        <Button size="s" icon={<Take />} label={t`New order for ${name}`} onClick={() => onNewOrder(customer)}>
          {t`New order`}
        </Button>
      </Cell>
    </Row>
  )
}

export function CustomersTable({
  rows,
  stale,
  ...actions
}: CustomerActions & { rows: readonly Customer[]; stale: boolean }) {
  const { t } = useLingui()
  return (
    <Table caption={t`Customers`} stale={stale}>
      <TableHead sticky>
        <HeadCell>{t`Customer`}</HeadCell>
        <HeadCell>{t`Address`}</HeadCell>
        <HeadCell numeric>{t`Order count`}</HeadCell>
        <HeadCell>{t`Last order`}</HeadCell>
        <HeadCell>{t`New order`}</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((customer) => (
          <CustomerRow key={customer.phoneNumber} customer={customer} {...actions} />
        ))}
      </TableBody>
    </Table>
  )
}
