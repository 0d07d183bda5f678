import { messages } from 'langraan:messages/customers'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as orderMessages } from 'langraan:messages/orders'
import { Plural, useLingui } from '@lingui/react/macro'
import Transfer from 'lucide-react/icons/arrow-down-up'
import Add from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { authApp } from '../../core/auth/app'
import { customersApp } from '../../core/customers/app'
import type { Customer } from '../../core/customers/customers.contract'
import { lazyPart } from '../../core/kernel/lazy-part'
import { ordersApp } from '../../core/orders/app'
import { keyOfCustomer } from '../../core/orders/orders.search'
import { StalePanel } from '../failure/failure-panel'
import { useOpenedPart } from '../lazy/use-pressed-part'
import { word } from '../list/list.css'
import { ListBar } from '../list/list-bar'
import { useOpenedRow } from '../list/use-opened-row'
import { useReturnedFocus } from '../list/use-returned-focus'
import { defineWidget } from '../runtime/define-widget'
import { useMay } from '../runtime/use-may'
import { useShopLimit } from '../runtime/use-shop-limit'
import { Button } from '../ui/button'
import * as css from './customers.css'
import { CustomersResults, CustomersSkeleton } from './customers-results'
import { useChosenCustomer, useCustomers } from './use-customers'

export type CustomersScreenProps = {
  /**
   * search text, page, page size and the open customer as a query string: `q=0812345678&page=2&customer=0812345678`; invalid values fall back to the
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

const drawer = lazyPart(() => import('./profile/customer-drawer'))
const form = lazyPart(() => import('./edit/customer-form'))
const transferDialog = lazyPart(() => import('./transfer/customer-transfer-dialog'))

function CustomersView({ orderHref, onOpenOrder, onNewOrder, ...location }: CustomersScreenProps) {
  const { t } = useLingui()
  const row = useOpenedRow('customer', location)
  const containerRef = useReturnedFocus(row.opened)
  const list = useCustomers({ ...location, ...row.location })
  const choose = useChosenCustomer()
  const [isAdding, setAdding] = useState(false)
  const endAdding = () => setAdding(false)
  const shown = useOpenedPart(drawer, row.opened !== undefined, row.close)
  const adding = useOpenedPart(form, isAdding, endAdding)
  const may = useMay()
  const canTake = may('create', 'Order')
  const take = (customer: Customer) => {
    choose(customer)
    onNewOrder()
  }
  const [isTransferring, setTransferring] = useState(false)
  const endTransfer = () => setTransferring(false)
  const transferring = useOpenedPart(transferDialog, isTransferring, endTransfer)
  const limit = useShopLimit()
  // a customer's own texts hold for all shops
  const mayImport = may('write', 'Order') && !limit
  const addButton = mayImport && (
    <Button icon={<Add />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {t`Add a customer`}
    </Button>
  )
  return (
    <div ref={containerRef} tabIndex={-1} className={css.root} part="customers">
      <search className={css.bar}>
        <ListBar
          list={list}
          label={t`Search customers`}
          placeholder={t`Name or phone`}
          count={<Plural value={list.total} one="# customer" other="# customers" />}
          actions={
            <>
              <Button icon={<Transfer />} aria-haspopup="dialog" onClick={() => setTransferring(true)}>
                <span className={word}>{mayImport ? t`Import, export` : t`Export`}</span>
              </Button>
              {addButton}
            </>
          }
        />
      </search>
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
      <div onPointerEnter={drawer.preload}>
        <CustomersResults
          list={list}
          onOpen={(customer) => row.open(keyOfCustomer(customer), list.settle())}
          onNewOrder={canTake ? take : undefined}
        />
      </div>
      {row.opened !== undefined && shown && (
        <shown.CustomerDrawer
          key={row.opened}
          customerKey={row.opened}
          orderHref={orderHref}
          onOpenOrder={onOpenOrder}
          onNewOrder={canTake ? take : undefined}
          onMoved={row.rename}
          onClose={row.close}
        />
      )}
      {isTransferring && transferring && (
        <transferring.CustomerTransferDialog mayImport={mayImport} q={list.q} onClose={endTransfer} />
      )}
      {isAdding && adding && (
        <adding.CustomerForm
          customer={undefined}
          onSaved={(key) => {
            endAdding()
            row.open(key, list.settle())
          }}
          onClose={endAdding}
        />
      )}
    </div>
  )
}

const apps = { auth: authApp, customers: customersApp, orders: ordersApp }

export const CustomersScreen = defineWidget<CustomersScreenProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages, listMessages, orderMessages],
  Skeleton: CustomersSkeleton,
  View: CustomersView,
})
