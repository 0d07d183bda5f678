import type { ViewModule } from '../../kernel/ports'
import { pickerMachine } from './store.picker.machine'

/** An order picks products without the store's wishlist. */
export const pickerViews = { 'store.picker': { machine: pickerMachine } } satisfies Record<string, ViewModule>
