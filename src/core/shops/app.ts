import type { AppModule } from '../kernel/app-module'
import { shopsLinks } from './shops.links'
import { shopsMachine } from './shops.machine'

export const shopsApp = {
  data: shopsMachine,
  links: shopsLinks,
  views: { 'shops.edit': async () => (await import('./edit/views')).shopEditViews['shops.edit'] },
} satisfies AppModule
