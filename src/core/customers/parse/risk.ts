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

/** Whether a value with these signs is too likely to be wrong; false for places, which the address table decides on. */
export function isRisky(key: Valued, signs: readonly string[]): boolean {
  learnt ??= read()
  if (!learnt.has(`${key}.base`)) return false
  return ['base', ...signs].reduce((sum, sign) => sum + (learnt?.get(`${key}.${sign}`) ?? 0), 0) > mostRisk
}
