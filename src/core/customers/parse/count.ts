import type { Stretch } from './board'

export type Count = Stretch & { qty: number; sure: boolean; unit: boolean; digits: Stretch }
