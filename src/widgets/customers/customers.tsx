import { messages } from 'langraan:messages/customers'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as orderMessages } from 'langraan:messages/orders'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { authApp } from '../../core/auth/app'
import { customersApp } from '../../core/customers/app'
import type { Customer } from '../../core/customers/customers.contract'
import { ordersApp } from '../../core/orders/app'
import { StalePanel } from '../failure/failure-panel'
import { ListBar } from '../list/list-bar'
import { defineWidget } from '../runtime/define-widget'
import { useMay } from '../runtime/use-may'
import { CustomerDrawer } from './customer-drawer'
import * as css from './customers.css'
import { CustomersResults, CustomersSkeleton } from './customers-results'
import { useChosenCustomer, useCustomers } from './use-customers'

export type CustomersScreenProps = {
  /**
   * search text, page and page size as a query string: `q=0812345678&page=2`; invalid values fall back to the
   * defaults
   */
  query?: string | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  orderHref(OrderNumber: string): string
  onOpenOrder(OrderNumber: string): void
  /** a customer was chosen for a new order: navigate to the order form */
  onNewOrder(): void
}

function CustomersView({ orderHref, onOpenOrder, onNewOrder, ...location }: CustomersScreenProps) {
  const { t } = useLingui()
  const list = useCustomers(location)
  const choose = useChosenCustomer()
  const [opened, setOpened] = useState<Customer>()
  const shown = opened && (list.rows.find(({ phoneNumber }) => phoneNumber === opened.phoneNumber) ?? opened)
  const canTake = useMay()('create', 'Order')
  const take = (customer: Customer) => {
    choose(customer)
    onNewOrder()
  }
  return (
    <div className={css.root} part="customers">
      <search className={css.bar}>
        <ListBar
          list={list}
          label={t`Search customers`}
          placeholder={t`Name or phone`}
          count={<Plural value={list.total} one="# customer" other="# customers" />}
        />
      </search>
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel onRetry={list.reload} />}
      <CustomersResults list={list} onOpen={setOpened} onNewOrder={canTake ? take : undefined} />
      {shown && (
        <CustomerDrawer
          customer={shown}
          orderHref={orderHref}
          onOpenOrder={onOpenOrder}
          onNewOrder={canTake ? () => take(shown) : undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

const apps = { auth: authApp, customers: customersApp, orders: ordersApp }

export const CustomersScreen = defineWidget<CustomersScreenProps>({
  apps,
  messages: [messages, failureMessages, listMessages, orderMessages],
  Skeleton: CustomersSkeleton,
  View: CustomersView,
})
