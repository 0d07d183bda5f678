import type { ViewModule } from '../../kernel/ports'
import { pickerMachine } from './store.picker.machine'

/** Picking products for an order doesn't load the store's wishlist. */
export const pickerViews = { 'store.picker': { machine: pickerMachine } } satisfies Record<string, ViewModule>
