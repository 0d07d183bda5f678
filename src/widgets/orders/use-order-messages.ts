import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import type {
  DeliveryType,
  DeliveryValue,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '../../core/orders/orders.contract'
import { isOrderStatus, isPaymentStatus } from '../../core/orders/orders.status'
import type { BadgeTone } from '../ui/badge'

const statusTones: Record<OrderStatus, BadgeTone> = {
  new: 'info',
  confirmed: 'accent',
  packed: 'warning',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'neutral',
  returned: 'danger',
}

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  unpaid: 'warning',
  pending: 'info',
  paid: 'success',
  refunded: 'neutral',
}

export function useOrderMessages() {
  const { t } = useLingui()
  const statuses: Record<OrderStatus, string> = {
    new: t`New`,
    confirmed: t`Confirmed`,
    packed: t`Packed`,
    shipped: t`Shipped`,
    delivered: t`Delivered`,
    cancelled: t`Cancelled`,
    returned: t`Returned`,
  }
  const payments: Record<PaymentStatus, string> = {
    unpaid: t`Unpaid`,
    pending: t`Being checked`,
    paid: t`Paid`,
    refunded: t`Refunded`,
  }
  const methods: Record<PaymentMethod, string> = {
    transfer: t`Bank transfer`,
    promptpay: t`PromptPay`,
    cod: t`Cash on delivery`,
    cash: t`Cash`,
  }
  const deliveries: Record<DeliveryValue, string> = {
    ems: t`EMS`,
    registered: t`Registered mail`,
    flash: 'Flash Express',
    kex: 'KEX Express',
    jt: 'J&T Express',
    pickup: t`Customer collects`,
  }
  return {
    status: (code: string, display = '') => (isOrderStatus(code) ? statuses[code] : display || code),
    statusTone: (code: string): BadgeTone => (isOrderStatus(code) ? statusTones[code] : 'neutral'),
    payment: (code: string) => (isPaymentStatus(code) ? payments[code] : code),
    paymentTone: (code: string): BadgeTone => (isPaymentStatus(code) ? paymentTones[code] : 'neutral'),
    method: (code: string) => lookUp(methods, code) ?? code,
    delivery: ({ value, label }: Pick<DeliveryType, 'value' | 'label'>) =>
      lookUp(deliveries, value) ?? (label || value),
  }
}
