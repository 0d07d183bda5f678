import { msg } from '@lingui/core/macro'
import Cod from 'lucide-react/icons/banknote'
import Products from 'lucide-react/icons/boxes'
import Take from 'lucide-react/icons/clipboard-pen'
import Labels from 'lucide-react/icons/printer'
import List from 'lucide-react/icons/receipt-text'
import Shops from 'lucide-react/icons/store'
import Couriers from 'lucide-react/icons/truck'
import Customers from 'lucide-react/icons/users'
import { inAddress, inAddressOverList, plain } from './list-routes'
import {
  couriersOf,
  couriersPath,
  deskPath,
  invoiceOf,
  labelsOf,
  labelsPath,
  orderPath,
  ordersPath,
  savedPath,
  shopProductsPath,
  shopsPath,
} from './paths'
import type { Row } from './row'
import { screenPart } from './row'

const take = screenPart(
  () => import('../../order'),
  ({ RaanOrder }) =>
    ({ go, hrefOf }) => (
      <RaanOrder
        ownLines
        focuses
        ordersHref={hrefOf(ordersPath)}
        onOrders={() => go(ordersPath)}
        orderHref={hrefOf(`${ordersPath}/{OrderNumber}`)}
        onOpenOrder={({ OrderNumber }) => go(orderPath(OrderNumber))}
        print
        onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))}
        onSubmitted={({ order, isMore }) => !isMore && order.OrderNumber && go(savedPath(order.OrderNumber))}
      />
    ),
)

const saved = screenPart(
  () => import('../../order/saved/saved-order'),
  ({ SavedOrder }) =>
    ({ params, go, hrefOf }) => {
      const OrderNumber = plain(params.number)
      return (
        <SavedOrder
          OrderNumber={OrderNumber}
          onNext={() => go(deskPath)}
          ordersHref={hrefOf(ordersPath)}
          onOrders={() => go(ordersPath)}
          onPrint={() => go(labelsOf([OrderNumber]))}
        />
      )
    },
)

const orders = screenPart(
  () => import('../../orders/orders-screen'),
  ({ OrdersScreen }) =>
    (props) => (
      <OrdersScreen
        {...inAddressOverList(props, 'order')}
        orderHref={(OrderNumber) => props.hrefOf(orderPath(OrderNumber))}
        formatsHref={(courier) => props.hrefOf(couriersOf(courier))}
        imports
        print
        onPrint={({ orderNumbers }) => props.go(labelsOf(orderNumbers))}
        invoice
        onInvoice={({ OrderNumber }) => props.go(invoiceOf(OrderNumber))}
      />
    ),
)

const order = screenPart(
  () => import('../../orders/detail/order-page'),
  ({ OrderPage }) =>
    ({ params, go, hrefOf }) => (
      <OrderPage
        OrderNumber={plain(params.number)}
        onBack={() => go(ordersPath)}
        onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))}
        onInvoice={({ OrderNumber }) => go(invoiceOf(OrderNumber))}
        orderHref={(OrderNumber) => hrefOf(orderPath(OrderNumber))}
      />
    ),
)

const labels = screenPart(
  () => import('../../labels'),
  ({ RaanLabels }) =>
    ({ search }) => <RaanLabels orderNumbers={new URLSearchParams(search).get('orders')?.split(',')} />,
)

const cod = screenPart(
  () => import('../../cod'),
  ({ CodScreen }) =>
    (props) => (
      <CodScreen
        {...inAddress(props)}
        hrefOf={(number) => props.hrefOf(orderPath(number))}
        onOpen={(number) => props.go(orderPath(number))}
      />
    ),
)

const customers = screenPart(
  () => import('../../customers'),
  ({ CustomersScreen }) =>
    (props) => (
      <CustomersScreen
        {...inAddressOverList(props, 'customer')}
        orderHref={(number) => props.hrefOf(orderPath(number))}
        onOpenOrder={(number) => props.go(orderPath(number))}
        onNewOrder={() => props.go(deskPath)}
      />
    ),
)

const products = screenPart(
  () => import('../../products'),
  ({ ProductsScreen }) =>
    (props) => <ProductsScreen {...inAddress(props)} />,
)

const shops = screenPart(
  () => import('../../shops/edit/shops-screen'),
  ({ ShopsScreen }) =>
    (props) => <ShopsScreen {...inAddress(props)} />,
)

const couriers = screenPart(
  () => import('../../orders/couriers/couriers-screen'),
  ({ CouriersScreen }) =>
    (props) => <CouriersScreen {...inAddress(props)} />,
)

// biome-ignore format: one line per screen
export const desk: readonly Row[] = [
  { path: deskPath, subject: 'Order', action: 'create', icon: Take, label: msg`Take an order`, part: take },
  { path: `${deskPath}/saved/:number`, subject: 'Order', action: 'create', under: deskPath, icon: Take, label: msg`Take an order`, part: saved },
  { path: ordersPath, subject: 'Order', orSubject: 'Parcel', icon: List, label: msg`Orders`, part: orders },
  { path: labelsPath, subject: 'Order', orSubject: 'Parcel', action: 'write', icon: Labels, label: msg`Labels`, part: labels },
  { path: `${ordersPath}/:number`, subject: 'Order', orSubject: 'Parcel', under: ordersPath, icon: List, label: msg`Order`, part: order },
  { path: '/desk/cod', subject: 'Settlement', icon: Cod, label: msg`Cash on delivery`, part: cod },
  { path: '/desk/customers', subject: 'Order', icon: Customers, label: msg`Customers`, part: customers },
  { path: shopProductsPath, subject: 'Order', orSubject: 'Product', icon: Products, label: msg`Products`, part: products },
  { path: shopsPath, subject: 'Shop', icon: Shops, label: msg`Shops`, part: shops },
  { path: couriersPath, subject: 'Shop', action: 'write', isOfWholeBusiness: true, icon: Couriers, label: msg`Couriers`, part: couriers },
]
