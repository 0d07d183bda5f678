import type { Valued } from './risk-signs'
import { mostRisk, weights } from './risk-weights'

let learnt: Map<string, number> | undefined

function read(): Map<string, number> {
  const found = new Map<string, number>()
  for (const line of weights.split('\n')) {
    const [key, ...signs] = line.split(' ')
    for (const sign of signs) {
      const [name, weight] = sign.split(':')
      found.set(`${key}.${name}`, Number(weight))
    }
  }
  return found
}

/** How much likelier a value with these signs is wrong than one that may still be out of doubt, in tenths of log odds. */
export function riskOf(key: Valued, signs: readonly string[]): number {
  learnt ??= read()
  return ['base', ...signs].reduce((sum, sign) => sum + (learnt?.get(`${key}.${sign}`) ?? 0), -mostRisk)
}

/** Whether a value with these signs is too likely to be wrong; false for places, which the address table decides on. */
export function isRisky(key: Valued, signs: readonly string[]): boolean {
  learnt ??= read()
  return learnt.has(`${key}.base`) && riskOf(key, signs) > 0
}
