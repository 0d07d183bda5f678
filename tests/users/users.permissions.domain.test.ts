import fc from 'fast-check'
import { expect, test } from 'vitest'
import { can } from '../../src/core/auth/auth.ability'
import { personChange } from '../../src/core/users/edit/users.edit.person'
import {
  abilitiesOf,
  isGranted,
  isPartly,
  permissionActions,
  permissionSubjects,
  sameCodes,
  withGrant,
} from '../../src/core/users/users.permissions'
import { storedUser } from './user-on-wire'

const cells = permissionActions.flatMap((action) => permissionSubjects.map((subject) => ({ action, subject })))
const granted = (codes: readonly string[]) =>
  cells.filter(({ action, subject }) => isGranted(codes, action, subject)).map((cell) => JSON.stringify(cell))

const anyCode = fc.oneof(
  fc
    .tuple(fc.constantFrom(...permissionActions, 'manage'), fc.constantFrom(...permissionSubjects, 'all', 'Foreign'))
    .map(([action, subject]) => `${action}:${subject}`),
  fc.constantFrom('vip', 'approve:Order', ':x', ''),
)
const anyCodes = fc.array(anyCode, { maxLength: 12 })
const anyCell = fc.constantFrom(...cells)

test('USER-20 granting or revoking one permission changes that one and nothing else, whatever was granted', () => {
  fc.assert(
    fc.property(anyCodes, anyCell, fc.boolean(), (codes, { action, subject }, isOn) => {
      const cell = JSON.stringify({ action, subject })
      const next = withGrant(codes, action, subject, isOn)
      const expected = cells
        .map((each) => JSON.stringify(each))
        .filter((each) => (each === cell ? isOn : granted(codes).includes(each)))
      expect(granted(next)).toEqual(expected)
      expect(new Set(next).size === next.length || next.length === codes.length).toBe(true)
    }),
  )
})

test('USER-20 a grant on everything sets or clears its column and leaves the others', () => {
  fc.assert(
    fc.property(anyCodes, fc.constantFrom(...permissionActions), fc.boolean(), (codes, action, isOn) => {
      const next = withGrant(codes, action, 'all', isOn)
      expect([isGranted(next, action, 'all'), isPartly(next, action)]).toEqual([isOn, false])
      for (const other of permissionActions.filter((each) => each !== action))
        for (const subject of permissionSubjects)
          expect(isGranted(next, other, subject)).toBe(isGranted(codes, other, subject))
    }),
  )
})

test('USER-20 other codes stay', () => {
  fc.assert(
    fc.property(anyCodes, anyCell, fc.boolean(), (codes, { action, subject }, isOn) => {
      const foreign = (list: readonly string[]) =>
        new Set(list.filter((code) => /^(vip|approve:Order|:x|)$/.test(code)))
      expect(foreign(withGrant(codes, action, subject, isOn))).toEqual(foreign(codes))
    }),
  )
})

test.each([
  [['read:all', 'write:all', 'create:all'], 'delete', 'all', true, ['manage:all']],
  [['manage:all'], 'write', 'all', false, ['read:all', 'create:all', 'delete:all']],
  [['manage:Order'], 'delete', 'Order', false, ['read:Order', 'write:Order', 'create:Order']],
  [['read:Order', 'read:Shop'], 'read', 'all', true, ['read:all']],
  [['read:Order', 'manage:Shop'], 'read', 'all', false, ['write:Shop', 'create:Shop', 'delete:Shop']],
  [[], 'read', 'User', true, ['read:User']],
  [['vip'], 'read', 'User', true, ['vip', 'read:User']],
  [['read:all'], 'read', 'User', true, ['read:all']],
] as const)('USER-20 %j with %s %s %s are %j', (codes, action, subject, isOn, expected) => {
  expect(withGrant(codes, action, subject, isOn)).toEqual(expected)
})

test('USER-21 the abilities of codes grant what the codes grant', () => {
  fc.assert(
    fc.property(anyCodes, anyCell, (codes, { action, subject }) => {
      expect(can(abilitiesOf(codes), [], action, subject)).toBe(isGranted(codes, action, subject))
    }),
  )
})

test("USER-21 the order of codes doesn't matter", () => {
  expect(sameCodes(['a:b', 'c:d'], ['c:d', 'a:b'])).toBe(true)
  expect([sameCodes(['a:b'], ['a:b', 'c:d']), sameCodes(['a:b'], ['c:d'])]).toEqual([false, false])
})

test('USER-22 a session is updated with the changes to its user and nothing else', () => {
  const before = storedUser()
  expect(personChange(before, storedUser({ company: 'อื่น', status: 'inactive', version: 4 }))).toBeUndefined()
  const after = storedUser({ username: 'new', avatar: 'data:image/png;base64,AA', permissions: ['read:Order'] })
  expect(personChange(before, after)).toEqual({
    username: 'thanapol',
    fields: {
      username: 'new',
      avatar: 'data:image/png;base64,AA',
      ability: [{ action: 'read', subject: 'Order' }],
      user_permission: ['read:Order'],
    },
  })
})
