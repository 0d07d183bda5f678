import { useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import SearchX from 'lucide-react/icons/search-x'
import Users from 'lucide-react/icons/users'
import type { Customer } from '../../core/customers/customers.contract'
import { FailurePanel } from '../failure/failure-panel'
import { momentText } from '../i18n/dates'
import { ListPages } from '../list/list-pages'
import { PhoneNumbers } from '../list/phone-numbers'
import { TakeOrderButton } from '../orders/take-order-button'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import * as css from './customers.css'
import { RefusedBadge } from './refused-badge'
import type { CustomersList } from './use-customers'

const CustomersRows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={8} />
  </Loading>
)

export const CustomersSkeleton = () => (
  <div className={css.root}>
    <div className={css.bar}>
      <Skeleton shape="block" width={280} height={38} />
    </div>
    <CustomersRows />
  </div>
)

type CustomerActions = {
  onOpen(customer: Customer): void
  /** undefined if the user may not take orders */
  onNewOrder: ((customer: Customer) => void) | undefined
}

const lineOf = ({ address, subDistrict, district, province, postNum }: Customer): string =>
  [address, subDistrict, district, province, postNum].filter(Boolean).join(' ')

function CustomerRow({ customer, onOpen, onNewOrder }: CustomerActions & { customer: Customer }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { phoneNumber, orderCount, lastOrder, refusedCODCount, flag } = customer
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
          <PhoneNumbers numbers={phoneNumber} className={css.quiet} />
          <RefusedBadge count={refusedCODCount} />
          {flag && (
            <Badge tone="warning">
              <bdi className={css.flag}>{flag}</bdi>
            </Badge>
          )}
        </span>
      </Cell>
      <Cell label={t`Address`}>
        <bdi className={css.line}>{lineOf(customer) || '–'}</bdi>
      </Cell>
      <Cell label={t`Order count`} numeric className={css.onlyWide}>
        {orderCount}
      </Cell>
      <Cell label={t`Last order`}>
        {lastOrder ? (
          <span className={css.stack}>
            <span className={css.nowrap}>{momentText(lastOrder.createdAt, locale)}</span>
            <span className={css.quiet}>{lastOrder.OrderNumber}</span>
          </span>
        ) : (
          <span className={css.quiet}>{t`None yet`}</span>
        )}
      </Cell>
      {onNewOrder && (
        <Cell>
          <Button size="s" icon={<Take />} label={t`New order for ${name}`} onClick={() => onNewOrder(customer)}>
            <span className={css.onlyWide}>{t`New order`}</span>
          </Button>
        </Cell>
      )}
    </Row>
  )
}

function CustomersTable({ rows, stale, ...actions }: CustomerActions & { rows: readonly Customer[]; stale: boolean }) {
  const { t } = useLingui()
  return (
    <Table caption={t`Customers`} stale={stale}>
      <TableHead sticky>
        <HeadCell>{t`Customer`}</HeadCell>
        <HeadCell>{t`Address`}</HeadCell>
        <HeadCell numeric className={css.onlyWide}>{t`Order count`}</HeadCell>
        <HeadCell>{t`Last order`}</HeadCell>
        {actions.onNewOrder && (
          <HeadCell>
            <span className={css.onlyWide}>{t`New order`}</span>
          </HeadCell>
        )}
      </TableHead>
      <TableBody>
        {rows.map((customer) => (
          <CustomerRow key={customer.phoneNumber} customer={customer} {...actions} />
        ))}
      </TableBody>
    </Table>
  )
}

type CustomersResultsProps = CustomerActions & { list: CustomersList }

function Nothing({ list }: { list: CustomersList }) {
  const { t } = useLingui()
  if (list.q.trim() === '')
    return (
      <EmptyPanel
        icon={<Users />}
        title={t`No customers yet`}
        action={<TakeOrderButton />}
      >{t`People who receive orders appear here, newest first.`}</EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No customers found`}
      action={<Button onClick={list.showAll}>{t`Show all customers`}</Button>}
    >
      {t`Try part of the name or phone number.`}
    </EmptyPanel>
  )
}

export function CustomersResults({ list, onOpen, onNewOrder }: CustomersResultsProps) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <div className={css.surface}>
        <CustomersTable rows={list.rows} stale={list.stale} onOpen={onOpen} onNewOrder={onNewOrder} />
        <ListPages list={list} label={t`Pages of customers`} />
      </div>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load customers`}
        forbidden={t`You don't have access to customers`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <CustomersRows label={t`Loading customers`} />
  return <Nothing list={list} />
}
