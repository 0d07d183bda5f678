import { Plural, useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { Customer } from '../../core/customers/customers.contract'
import { ListStale } from '../list/list-stale'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import { CustomerDrawer } from './customer-drawer'
import type { CustomersScreenProps } from './customers'
import * as css from './customers.css'
import { CustomersSheet } from './customers-sheet'
import { useChosenCustomer, useCustomers } from './use-customers'

export function CustomersView({ orderHref, onOpenOrder, onNewOrder, ...place }: CustomersScreenProps) {
  const { t } = useLingui()
  const list = useCustomers(place)
  const choose = useChosenCustomer()
  const [opened, setOpened] = useState<Customer>()
  const isThere = list.rows.length > 0
  const shown = opened && (list.rows.find(({ phoneNumber }) => phoneNumber === opened.phoneNumber) ?? opened)
  const take = (customer: Customer) => {
    choose(customer)
    onNewOrder()
  }
  return (
    <div className={css.place} part="customers">
      <search className={css.bar}>
        <SearchBox
          className={css.search}
          value={list.q}
          onChange={list.search}
          label={t`Search the customers`}
          placeholder={t`Name or phone`}
          clearLabel={t`Clear the search`}
          busy={list.stale}
        />
        <p className={css.count} role="status">
          {(isThere || list.status === 'ready') && <Plural value={list.total} one="# customer" other="# customers" />}
        </p>
        <Button
          look="ghost"
          icon={<Refresh />}
          label={t`Refresh the list`}
          busy={list.status === 'loading' && !list.stale && isThere}
          onClick={list.reload}
        />
      </search>
      {list.status === 'failed' && isThere && <ListStale onRetry={list.reload} />}
      <CustomersSheet list={list} onOpen={setOpened} onNewOrder={take} />
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
