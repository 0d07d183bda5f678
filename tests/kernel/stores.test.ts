import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createStores, draftName, forgottenAfter, keptName, nobody } from '../../src/core/kernel/stores'

function shop(issuer = 'a') {
  const storage = memoryStorage()
  const time = { now: 1_000_000 }
  const stores = createStores({ storage, issuer, now: () => time.now })
  return { storage, time, stores }
}

describe('storage of one user at one backend', () => {
  test('OWNER-10 data of one user or backend is not accessible to another', () => {
    const { storage, stores } = shop('a')
    stores.open('u1').local.set('x', 'one')
    expect(stores.open('u2').local.get('x')).toBeNull()
    expect(stores.open('u2').local.keys()).toEqual([])
    const elsewhere = createStores({ storage, issuer: 'b', now: () => 0 })
    expect(elsewhere.open('u1').local.get('x')).toBeNull()
    // names with separators in them do not reach further
    const odd = createStores({ storage, issuer: 'a/u1', now: () => 0 })
    odd.open('..').local.set('x', 'odd')
    expect(stores.open('u1').local.get('x')).toBe('one')
  })

  test('OWNER-11 clearing removes everything but what must survive a sign-out', () => {
    const { stores } = shop()
    const { local, session, backend, device } = stores.open('u1')
    local.set(draftName('order/1'), 'open')
    local.set(keptName('order/2'), 'frozen')
    session.set('order.tab', '[]')
    backend.set('shop', '2')
    device.set('langraan.layout', '{}')
    expect(stores.hasDrafts('u1')).toBe(true)
    stores.empty('u1')
    expect(stores.hasDrafts('u1')).toBe(false)
    expect([local.keys().sort(), session.keys()]).toEqual([[keptName('order/2'), 'seen'], []])
    expect([backend.get('shop'), device.get('langraan.layout')]).toEqual(['2', '{}'])
  })

  test('OWNER-12 data a user left, kept orders too, is removed thirty days after their last visit', () => {
    const { stores, time, storage } = shop()
    stores.open('u1').local.set(keptName('order/2'), 'frozen')
    stores.open('u2').local.set('x', 'y')
    time.now += forgottenAfter - 1
    stores.sweep('u2')
    expect(stores.open('u1').local.get(keptName('order/2'))).toBe('frozen')
    time.now += 1
    stores.sweep('u2')
    expect(storage.local.keys().filter((key) => key.includes('/u1/'))).toEqual([])
    expect(stores.open('u2').local.get('x')).toBe('y')
  })

  test('OWNER-13 an active user stays: a write records it once a day', () => {
    const { stores, time } = shop()
    const { local } = stores.open('u1')
    for (let day = 0; day < 60; day++) {
      local.set('x', String(day))
      time.now += 24 * 60 * 60 * 1000
      stores.sweep('u2')
    }
    expect(local.get('x')).toBe('59')
  })

  test('OWNER-14 what was started before signing in, in this tab, belongs to the user who signs in, and never replaces their own', () => {
    const { stores } = shop()
    const before = stores.open(nobody)
    before.session.set('order.tab', '["a"]')
    before.local.set(draftName('order/a'), 'mine')
    before.local.set('cart', 'of nobody')
    stores.open('u1').local.set('cart', 'own')
    stores.adoptTab('u1')
    const own = stores.open('u1')
    own.adopt(draftName('order/a'))
    own.adopt('cart')
    expect([own.session.get('order.tab'), own.local.get(draftName('order/a')), own.local.get('cart')]).toEqual([
      '["a"]',
      'mine',
      'own',
    ])
    expect([before.session.keys(), before.local.keys()]).toEqual([[], ['seen']])
  })

  test('OWNER-15 nothing written after signing out is kept', () => {
    const { stores } = shop()
    const own = stores.open('u1')
    own.close()
    own.local.set('x', 'late')
    own.session.set('x', 'late')
    expect([own.local.get('x'), own.session.get('x')]).toEqual([null, null])
  })
})
