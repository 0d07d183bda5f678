import type { Plan } from './plan'

/** Stories that failed once, as short as they could be made. `npm run faults` prints such a plan for each that fails. */
export const pastFailures: readonly (readonly [what: string, plan: Plan])[] = []
