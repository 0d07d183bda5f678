import type { AppModule } from '../kernel/app-module'
import { customersLinks } from './customers.links'
import { customersMachine } from './customers.machine'

const reloading = [
  'order.saved',
  'orders.changed',
  'customers.erased',
  'customers.saved',
  'customers.imported',
  'orders.imported',
]

export const customersApp = {
  links: customersLinks,
  views: {
    customers: {
      machine: customersMachine,
      reacts: ({ type }) => (reloading.includes(type) ? { type: 'reload' as const } : undefined),
    },
    'customers.profile': async () => (await import('./profile/views')).customerProfileViews['customers.profile'],
    'customers.orders': async () => (await import('./profile/views')).customerProfileViews['customers.orders'],
    'customers.edit': async () => (await import('./edit/views')).customerEditViews['customers.edit'],
    'customers.merge': async () => (await import('./merge/views')).customerMergeViews['customers.merge'],
    'customers.transfer': async () => (await import('./transfer/views')).customerTransferViews['customers.transfer'],
    'customers.all': async () => (await import('./transfer/views')).customerTransferViews['customers.all'],
    'customers.exported': async () => (await import('./transfer/views')).customerTransferViews['customers.exported'],
    'customers.privacy': async () => (await import('./privacy/views')).customerPrivacyViews['customers.privacy'],
  },
} satisfies AppModule
