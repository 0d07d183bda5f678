import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { can } from '../../src/core/auth/auth.ability'

const client = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
]

const word = fc.constantFrom('read', 'manage', 'delete', 'Auth', 'ACL', 'all', 'Order', 'constructor', '')
const ability = fc.record({ action: word, subject: word })
const code = fc.oneof(
  ability.map(({ action, subject }) => `${action}:${subject}`),
  word,
)

describe('can', () => {
  test.each([
    [[{ action: 'manage', subject: 'all' }], [], 'delete', 'Order', true],
    [[{ action: 'manage', subject: 'Order' }], [], 'delete', 'Order', true],
    [[{ action: 'manage', subject: 'Order' }], [], 'delete', 'Shop', false],
    [[{ action: 'read', subject: 'all' }], [], 'read', 'Shop', true],
    [[{ action: 'read', subject: 'all' }], [], 'update', 'Shop', false],
    [client, [], 'read', 'ACL', true],
    [client, [], 'read', 'acl', false],
    [client, [], 'manage', 'ACL', false],
    [client, ['update:Order'], 'update', 'Order', true],
    [client, ['manage:Order'], 'update', 'Order', true],
    [client, ['update:all'], 'update', 'Order', true],
    [client, ['ORDER_UPDATE', ':Order', 'update'], 'update', 'Order', false],
    [client, ['read:a:b'], 'read', 'a:b', true],
  ] as const)('AUTH-40 abilities %j and codes %j: %s on %s is %s', (abilities, codes, action, subject, allowed) => {
    expect(can(abilities, codes, action, subject)).toBe(allowed)
  })

  test('AUTH-41 without stored abilities only read on Auth is allowed; an empty list allows nothing', () => {
    expect([undefined, null, []].map((none) => can(none, [], 'read', 'Auth'))).toEqual([true, true, false])
    expect(can(undefined, [], 'read', 'ACL')).toBe(false)
    expect(can(undefined, [], 'manage', 'Auth')).toBe(false)
  })

  test('AUTH-42 a code grants exactly what the ability with the same words grants', () => {
    fc.assert(
      fc.property(
        word.filter((each) => each !== ''),
        word,
        word,
        word,
        (action, subject, wanted, on) => {
          expect(can([], [`${action}:${subject}`], wanted, on)).toBe(can([{ action, subject }], [], wanted, on))
        },
      ),
    )
  })

  test("AUTH-42 more abilities or codes never revoke anything, and their order doesn't matter", () => {
    fc.assert(
      fc.property(
        fc.array(ability),
        fc.array(code),
        ability,
        code,
        word,
        word,
        (some, codes, more, extra, action, subject) => {
          const before = can(some, codes, action, subject)
          if (before) expect(can([more, ...some], [extra, ...codes], action, subject)).toBe(true)
          expect(can(some.toReversed(), codes.toReversed(), action, subject)).toBe(before)
        },
      ),
    )
  })
})
