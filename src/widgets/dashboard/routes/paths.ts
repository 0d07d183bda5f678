import { encodeText, pathSegment } from '../../../core/kernel/address'
/** URLs that more than one screen links to. */
export const overviewPath = '/'
export const deskPath = '/desk/order'
/** what is done with an order that was just taken */
export const savedPath = (OrderNumber: string) => `${deskPath}/saved/${pathSegment(OrderNumber)}`
export const ordersPath = '/desk/orders'
export const orderPath = (OrderNumber: string) => `${ordersPath}/${pathSegment(OrderNumber)}`
export const chatOf = (contactId: number | string) => `/apps/chat?chat=${encodeText(`${contactId}`)}`
/** customers with a phone number; the first one if there are several */
export const customersOf = (phoneNumber: string) => `/desk/customers?q=${encodeText(phoneNumber.split(',')[0] ?? '')}`
export const mailOf = (id: string) => `/apps/email?mail=${encodeText(id)}`
export const labelsPath = '/desk/labels'
export const labelsOf = (orderNumbers: readonly string[]) =>
  `${labelsPath}?orders=${orderNumbers.map(encodeText).join(',')}`
export const shopsPath = '/desk/shops'
/** what the couriers' files look like */
export const couriersPath = '/desk/couriers'
export const couriersOf = (courier: string) => `${couriersPath}?courier=${encodeText(courier)}`
export const usersPath = '/apps/user/list'
/** help for staff */
export const helpPath = '/pages/knowledge-base'
export const invoiceOf = (OrderNumber: string) => `/apps/invoice/add?order=${encodeText(OrderNumber)}`
export const productsPath = '/apps/ecommerce/product-detail'
export const productOf = (slug: string) => `${productsPath}/${pathSegment(slug)}`
export const shopProductsPath = '/desk/products'
/** the shops' products with this name */
export const shopProductsOf = (name: string) => `${shopProductsPath}?q=${encodeText(name)}`
/** those of them that are low */
export const lowStockOf = (name: string) => `${shopProductsPath}?show=low&q=${encodeText(name)}`
export const invoicePreviewOf = (id: string) => `/apps/invoice/preview/${pathSegment(id)}`
