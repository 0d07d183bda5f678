import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Customer } from '../../core/customers/customers.contract'
import { StalePanel } from '../failure/failure-panel'
import { ListBar } from '../list/list-bar'
import { CustomerDrawer } from './customer-drawer'
import type { CustomersScreenProps } from './customers'
import * as css from './customers.css'
import { CustomersResults } from './customers-results'
import { useChosenCustomer, useCustomers } from './use-customers'

export function CustomersView({ orderHref, onOpenOrder, onNewOrder, ...location }: CustomersScreenProps) {
  const { t } = useLingui()
  const list = useCustomers(location)
  const choose = useChosenCustomer()
  const [opened, setOpened] = useState<Customer>()
  const shown = opened && (list.rows.find(({ phoneNumber }) => phoneNumber === opened.phoneNumber) ?? opened)
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
      <CustomersResults list={list} onOpen={setOpened} onNewOrder={take} />
      {shown && (
        <CustomerDrawer
          customer={shown}
          orderHref={orderHref}
          onOpenOrder={onOpenOrder}
          onNewOrder={() => take(shown)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
