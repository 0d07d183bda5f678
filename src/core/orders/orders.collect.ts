import { noMoney, type Satang } from '../kernel/money'
import type { Order } from './orders.contract'

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'total'>

/** What whoever brings the parcel has to collect: nothing unless it is cash on delivery that is not paid yet. */
export const amountToCollect = ({ paymentMethod, paymentStatus, total }: Payable): Satang =>
  paymentMethod === 'cod' && (paymentStatus === 'unpaid' || paymentStatus === 'pending') ? total : noMoney
