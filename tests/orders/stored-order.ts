import { encode } from '../../src/core/kernel/codec'
import { satang } from '../../src/core/kernel/money'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'

/** An order as it is inside, of which a test changes what it is about. */
export const storedOrder = (change: Partial<Order> = {}): Order => ({
  OrderNumber: 'LR-20261121-000030',
  version: 1,
  createdAt: '2026-11-20T23:30:00Z',
  shopId: 2,
  name: 'คุณฐิติมา วงศ์สุขใส',
  phoneNumber: '0845551518, 021234567',
  address: '12/3 หมู่ 4',
  subDistrict: 'สุเทพ',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  postNum: '50200',
  customerFormatType: 2,
  fullCustomerData: '',
  ProductOrders: [
    { uq: 'p1', productId: 1, name: 'น้ำผึ้งดอกลำไย', price: satang(15_000), Quantity: 3 },
    { uq: 'p2', productId: 2, name: 'ชาเขียว', price: satang(8_575), Quantity: 1 },
  ],
  shippingCost: satang(5_000),
  discount: satang(1_050),
  otherCost: satang(0),
  CODFee: satang(1_500),
  DeliveryType: { value: 'flash', label: 'Flash Express', type: 'courier' },
  trackingNumber: 'TH0123ABCDE4F',
  paymentMethod: 'cod',
  paymentStatus: 'unpaid',
  note: '=โทรก่อนส่ง',
  total: satang(59_025),
  OrderStatus: 'confirmed',
  OrderStatusDisplay: '',
  printAddrData: { IsPrintAddr: true, printId: 'P1', printAddrDate: '2026-11-21T02:05:00Z', printBy: 'มาลี ใจดี' },
  history: [],
  ...change,
})

/** The same as a backend sends it. */
export const wireStored = (change: Partial<Order> = {}) => encode(orderSchema, storedOrder(change))
