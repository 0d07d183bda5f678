import type { ViewModule } from '../../kernel/app-module'
import { trackedMachine } from './orders.tracked.machine'

export const trackingViews = { 'orders.tracked': { machine: trackedMachine } } satisfies Record<string, ViewModule>
