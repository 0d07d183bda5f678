import type { ViewModule } from '../../kernel/ports'
import { pickerMachine } from './products.picker.machine'

/** Picking products for an order doesn't load the list of products. */
export const pickerViews = { 'products.picker': { machine: pickerMachine } } satisfies Record<string, ViewModule>
