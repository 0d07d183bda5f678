import type { AppModule } from '../kernel/ports'
import { shopProductsMachine } from './products.machine'

export const productsApp = {
  views: {
    products: {
      machine: shopProductsMachine,
      reacts: ({ type }) => (type === 'products.saved' ? { type: 'reload' as const } : undefined),
    },
    'products.edit': async () => (await import('./edit/views')).productEditViews['products.edit'],
    'products.picker': async () => (await import('./picker/views')).pickerViews['products.picker'],
  },
} satisfies AppModule
