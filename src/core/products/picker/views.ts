import type { ViewModule } from '../../kernel/app-module'
import { pickerMachine } from './products.picker.machine'

/** Picking products for an order doesn't load the list of products. */
export const pickerViews = { 'products.picker': { machine: pickerMachine } } satisfies Record<string, ViewModule>
