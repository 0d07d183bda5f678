import { newOrder } from './new-order'

/** A stored order on the wire; 350 baht, two lines, cash on delivery. */
export const editedOrder = {
  ...newOrder,
  OrderNumber: 'LR-20261121-000099',
  version: 7,
  createdAt: '2026-11-20T03:00:00.000Z',
  total: 350,
  OrderStatus: 'new',
  OrderStatusDisplay: 'ใหม่',
  printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
  history: [{ at: '2026-11-20T03:00:00.000Z', by: 'มะลิ', field: 'OrderStatus', from: '', to: 'new' }],
}
