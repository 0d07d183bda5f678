import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  blankDraft,
  changesOf,
  draftOf,
  errorsOf,
  isChanged,
  newUserOf,
  type UserDraft,
} from '../../src/core/users/edit/users.edit.fields'
import { withChanges } from '../../src/core/users/users.changes'
import { noInformation, noSocial, userSchema } from '../../src/core/users/users.user'
import { newUser, storedUser, userOnWire } from './user-on-wire'

test("USER-30 a user with only the template's fields is read; missing ones are empty", () => {
  expect(v.parse(userSchema, userOnWire)).toEqual({
    ...userOnWire,
    information: noInformation,
    social: noSocial,
    permissions: [],
  })
  const { avatar: _, ...bare } = userOnWire
  expect(v.parse(userSchema, { ...bare, id: '7', role: 'boss', information: { city: 'x' } })).toMatchObject({
    id: 7,
    role: 'boss',
    avatar: null,
    information: { ...noInformation, city: 'x' },
  })
})

test("USER-31 the form shows the user's values; untouched, or with changes undone, it is unchanged", () => {
  const base = storedUser({ company: ' ร้านเก่า', contact: '12 ', avatar: '' })
  const draft = draftOf(base)
  expect([isChanged(base, draft), isChanged(undefined, blankDraft)]).toEqual([false, false])
  const tidy = storedUser()
  expect([isChanged(tidy, draftOf(tidy)), changesOf(tidy, draftOf(tidy))]).toEqual([false, {}])
  const reordered = { ...draftOf(tidy), permissions: [...tidy.permissions].reverse(), fullName: ` ${tidy.fullName} ` }
  expect(changesOf(tidy, reordered)).toEqual({})
})

test('USER-32 only differences are sent, trimmed', () => {
  const base = storedUser()
  const draft: UserDraft = {
    ...draftOf(base),
    company: '  ร้านใหม่ ',
    avatar: '',
    social: { ...base.social, line: ' @new ' },
    permissions: ['read:Auth', 'read:Order'],
  }
  expect(changesOf(base, draft)).toEqual({
    company: 'ร้านใหม่',
    social: { ...noSocial, line: '@new' },
    permissions: ['read:Auth', 'read:Order'],
  })
})

test("USER-33 invalid values are reported by field; stored invalid values that are not touched don't block saving", () => {
  expect(Object.keys(errorsOf(undefined, blankDraft)).sort()).toEqual([
    'company',
    'contact',
    'country',
    'email',
    'fullName',
    'username',
  ])
  const base = storedUser({ email: 'broken', company: '' })
  expect(errorsOf(base, { ...draftOf(base), fullName: 'ใหม่' })).toEqual({})
  expect(errorsOf(base, { ...draftOf(base), email: 'still broken' })).toEqual({ email: ['email'] })
  const address = { ...noInformation, city: 'จตุจักร' }
  expect(errorsOf(base, { ...draftOf(base), information: address })).toEqual({
    'information.address1': ['required'],
    'information.postcode': ['required'],
    'information.state': ['required'],
    'information.country': ['required'],
  })
})

test("USER-33 a filled form is valid, and contains the new user's fields", () => {
  const draft: UserDraft = { ...blankDraft, ...newUser, fullName: ` ${newUser.fullName}` }
  expect([errorsOf(undefined, draft), newUserOf(draft)]).toEqual([{}, { ...newUser, status: 'active', avatar: null }])
})

test('USER-34 pending changes are overlaid on a user in the order they were made', () => {
  const user = storedUser()
  const set = (setting: object, id = 7) => ({ id: 'x', change: { kind: 'set', id, name: '', setting } as never })
  expect(
    withChanges(user, [set({ status: 'pending' }), set({ status: 'inactive' }), set({ currentPlan: 'team' }, 8)]),
  ).toEqual({ ...user, status: 'inactive' })
  const gone = { id: 'y', change: { kind: 'remove', id: 7, name: '' } as const }
  expect(withChanges(user, [gone, set({ status: 'pending' })])).toBeUndefined()
})

test('USER-32 whatever is typed, applying what is sent to the stored user gives what the form shows', () => {
  const typed = fc.record({
    fullName: fc.string(),
    company: fc.string(),
    contact: fc.string(),
    status: fc.constantFrom('active', 'inactive'),
  })
  fc.assert(
    fc.property(typed, (fields) => {
      const base = storedUser()
      const draft = { ...draftOf(base), ...fields }
      const after = { ...base, ...changesOf(base, draft) }
      for (const name of ['fullName', 'company', 'contact', 'status'] as const)
        expect(after[name]).toBe(fields[name].normalize('NFC').trim())
    }),
  )
})
