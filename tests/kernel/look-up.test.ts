import { expect, test } from 'vitest'
import { lookUp } from '../../src/core/kernel/look-up'

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'KERN-500 a lookup ignores what every object inherits: %s',
  (key) => {
    const table: Record<string, string> = { ems: 'EMS' }
    expect([lookUp(table, key), lookUp(table, 'ems'), lookUp(table, 'kex')]).toEqual([undefined, 'EMS', undefined])
    expect(lookUp(Object.fromEntries([[key, 'own']]), key)).toBe('own')
    expect(lookUp(undefined, key)).toBeUndefined()
  },
)
