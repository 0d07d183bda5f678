import { encodeText, pathSegment } from '../../../core/kernel/address'
/** Addresses that more than one screen leads to. */
export const deskPath = '/desk/order'
export const ordersPath = '/desk/orders'
export const orderPath = (OrderNumber: string) => `${ordersPath}/${pathSegment(OrderNumber)}`
export const chatOf = (contactId: number) => `/apps/chat?chat=${contactId}`
/** the customers of a phone number; of several, those of the first */
export const customersOf = (phoneNumber: string) => `/desk/customers?q=${encodeText(phoneNumber.split(',')[0] ?? '')}`
export const labelsPath = '/desk/labels'
export const labelsOf = (orderNumbers: readonly string[]) =>
  `${labelsPath}?orders=${orderNumbers.map(encodeText).join(',')}`
export const invoiceOf = (OrderNumber: string) => `/apps/invoice/add?order=${encodeText(OrderNumber)}`
