import { noMoney, type Satang } from '../kernel/money'
import type { Order } from './orders.contract'

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'total'>

/** The amount the courier collects: 0 unless the order is unpaid COD. */
export const amountToCollect = ({ paymentMethod, paymentStatus, total }: Payable): Satang =>
  paymentMethod === 'cod' && (paymentStatus === 'unpaid' || paymentStatus === 'pending') ? total : noMoney
