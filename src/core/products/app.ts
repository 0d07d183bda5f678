import type { AppModule } from '../kernel/app-module'
import { shopProductsMachine } from './products.machine'

/** Orders change what is available. */
const changing: readonly string[] = [
  'products.saved',
  'products.imported',
  'products.stockChanged',
  'order.saved',
  'orders.changed',
]

export const productsApp = {
  views: {
    products: {
      machine: shopProductsMachine,
      reacts: ({ type }) => (changing.includes(type) ? { type: 'reload' as const } : undefined),
    },
    'products.edit': async () => (await import('./edit/views')).productEditViews['products.edit'],
    'products.stock': async () => (await import('./stock/views')).stockViews['products.stock'],
    'products.moves': async () => (await import('./stock/views')).stockViews['products.moves'],
    'products.transfer': async () => (await import('./transfer/views')).transferViews['products.transfer'],
    'products.all': async () => (await import('./transfer/views')).transferViews['products.all'],
    'products.picker': async () => (await import('./picker/views')).pickerViews['products.picker'],
  },
} satisfies AppModule
