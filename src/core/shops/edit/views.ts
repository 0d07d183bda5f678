import type { ViewModule } from '../../kernel/app-module'
import { shopMachine } from './shops.edit.machine'

export const shopEditViews = { 'shops.edit': { machine: shopMachine } } satisfies Record<string, ViewModule>
