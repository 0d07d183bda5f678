import type { Fault } from './judge'
import type { Plan } from './plan'
import { play, type SimulateOptions } from './simulate'

/** The shortest story found that still ends in a fault of this kind: steps are left out while it does. */
export async function shrink(plan: Plan, kind: Fault['kind'], options: SimulateOptions = {}): Promise<Plan> {
  const fails = async (steps: readonly string[]) => {
    const { faults } = await play({ ...plan, steps }, options)
    return faults.some((fault) => fault.kind === kind)
  }
  let { steps } = plan
  for (let size = steps.length >> 1; size > 0; ) {
    const before = steps.length
    for (let from = 0; from < steps.length; ) {
      const fewer = steps.toSpliced(from, size)
      if (await fails(fewer)) steps = fewer
      else from += size
    }
    if (size > 1) size >>= 1
    else if (steps.length === before) break
  }
  return { ...plan, steps }
}
