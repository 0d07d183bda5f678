import type { OrderStatus } from '../../core/orders/orders.contract'

/** This backend's texts for the statuses. */
export const statusDisplay: Record<OrderStatus, string> = {
  new: 'ใหม่',
  confirmed: 'ยืนยันแล้ว',
  packed: 'แพ็กแล้ว',
  shipped: 'จัดส่งแล้ว',
  delivered: 'ส่งถึงแล้ว',
  cancelled: 'ยกเลิก',
  returned: 'ตีกลับ',
}
