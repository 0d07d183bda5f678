import { describe, expect, test } from 'vitest'
import { can as granted } from '../../src/core/auth/auth.ability'
import { pathOf, type Session, startOf, where } from '../../src/widgets/dashboard/where'

const screens = [
  { path: '/desk/order', subject: 'Order' },
  { path: '/desk/orders', subject: 'Order' },
  { path: '/desk/orders/:number', subject: 'Order' },
  { path: '/access-control', subject: 'ACL' },
  { path: '/apps/email', also: ['/apps/email/:folder', '/apps/email/label/:label'], subject: 'Email' },
]
const [order, orders, oneOrder, access, email] = screens

const who = (state: Session['state'], abilities: { action: string; subject: string }[] = []): Session => ({
  state,
  can: (action, subject) => granted(abilities, [], action, subject),
  isLimited: false,
})
const admin = who('signedIn', [{ action: 'manage', subject: 'all' }])
const client = who('signedIn', [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
])
const nobody = who('signedOut')
const at = (path: string, session: Session) => where(path, session, screens)

describe('screen of a path', () => {
  test('STAT-27 the start page has its own screen for users who may open it; for others it is the first open screen', () => {
    const overview = { path: '/', subject: 'Analytics' }
    const all = [overview, ...screens]
    for (const path of ['/', '']) {
      expect(where(path, admin, all)).toEqual({ kind: 'screen', screen: overview, params: {} })
      expect(where(path, client, all)).toEqual({ kind: 'redirect', to: '/access-control' })
      expect(where(path, nobody, all)).toEqual({ kind: 'signIn', view: 'sign-in', look: 'picture' })
      expect(where(path, who('signedIn'), all)).toEqual({ kind: 'redirect', to: '/misc/not-authorized' })
    }
    expect(where('/login', admin, all)).toEqual({ kind: 'redirect', to: '/' })
    expect([startOf(all, admin), startOf(all, client)]).toEqual(['/', '/access-control'])
  })

  test('ROLE-1600 a screen about the whole business is closed to who works for certain shops, and not their start', () => {
    const couriers = { path: '/desk/couriers', subject: 'Shop', action: 'write', isOfWholeBusiness: true }
    const all = [couriers, ...screens]
    const limited = { ...admin, isLimited: true }
    expect(where(couriers.path, admin, all)).toEqual({ kind: 'screen', screen: couriers, params: {} })
    expect(where(couriers.path, limited, all)).toEqual({ kind: 'redirect', to: '/misc/not-authorized' })
    expect([startOf(all, admin), startOf(all, limited)]).toEqual(['/desk/couriers', '/desk/order'])
  })

  test('DASH-1 signed-out users see the sign-in at any address, and registration at its own', () => {
    for (const path of ['/', '/desk/orders', '/nowhere', '/login', '/pages/login-v2'])
      expect(at(path, nobody)).toEqual({ kind: 'signIn', view: 'sign-in', look: 'picture' })
    for (const path of ['/register', '/pages/register-v2'])
      expect(at(path, nobody)).toEqual({ kind: 'signIn', view: 'register', look: 'picture' })
  })

  test('DASH-7 the form pages are open to everyone, the first of each as a card, the second beside an image', () => {
    const views = {
      login: 'sign-in',
      register: 'register',
      'forgot-password': 'forgot-password',
      'reset-password': 'reset-password',
    }
    for (const [name, view] of Object.entries(views))
      for (const session of [nobody, admin, client]) {
        expect(at(`/pages/${name}-v1`, session)).toEqual({ kind: 'signIn', view, look: 'card' })
        expect(at(`/pages/${name}-v2`, session)).toEqual({ kind: 'signIn', view, look: 'picture' })
      }
    expect(at('/pages/login-v3', admin)).toEqual({ kind: 'notFound' })
    expect(pathOf('register', '/pages/login-v1')).toBe('/pages/register-v1')
    expect(pathOf('sign-in', '/pages/reset-password-v2')).toBe('/pages/login-v2')
    expect(pathOf('reset-password', '/desk/order')).toBe('/reset-password')
  })

  test('DASH-7 a signed-in user can still reset a password', () => {
    for (const session of [nobody, admin]) {
      expect(at('/forgot-password', session)).toEqual({ kind: 'signIn', view: 'forgot-password', look: 'picture' })
      expect(at('/reset-password', session)).toEqual({ kind: 'signIn', view: 'reset-password', look: 'picture' })
    }
  })

  test('DASH-8 coming soon, maintenance and error are open to everyone', () => {
    for (const page of ['coming-soon', 'maintenance', 'error'])
      for (const session of [nobody, client, admin])
        expect(at(`/misc/${page}`, session)).toEqual({ kind: 'misc', page })
    expect(at('/misc/nothing', admin)).toEqual({ kind: 'notFound' })
  })

  test('DASH-46 additional paths lead to the same screen, each with its own part', () => {
    expect(['/apps/email', '/apps/email/sent', '/apps/email/label/company'].map((path) => at(path, admin))).toEqual([
      { kind: 'screen', screen: email, params: {} },
      { kind: 'screen', screen: email, params: { folder: 'sent' } },
      { kind: 'screen', screen: email, params: { label: 'company' } },
    ])
    expect(at('/apps/email/label/company/more', admin)).toEqual({ kind: 'notFound' })
  })

  test('DASH-2 nothing is decided while a session is being restored', () => {
    for (const path of ['/', '/login', '/desk/orders']) expect(at(path, who('restoring'))).toEqual({ kind: 'waiting' })
  })

  test('DASH-3 the start page and the sign-in redirect a user to the first screen open to them', () => {
    for (const path of ['/', '', '/login', '/register']) {
      expect(at(path, admin)).toEqual({ kind: 'redirect', to: '/desk/order' })
      expect(at(path, client)).toEqual({ kind: 'redirect', to: '/access-control' })
      expect(at(path, who('signedIn'))).toEqual({ kind: 'redirect', to: '/misc/not-authorized' })
    }
    expect(startOf(screens, client)).toBe('/access-control')
  })

  test('DASH-4 a screen without its ability redirects to the page that says so, which is open to all', () => {
    for (const path of ['/desk/order', '/desk/orders', '/desk/orders/LR-1'])
      expect(at(path, client)).toEqual({ kind: 'redirect', to: '/misc/not-authorized' })
    expect(at('/misc/not-authorized', client)).toEqual({ kind: 'notAuthorised' })
    expect(at('/misc/not-authorized', admin)).toEqual({ kind: 'notAuthorised' })
    expect(at('/access-control', client)).toEqual({ kind: 'screen', screen: access, params: {} })
  })

  test('DASH-5 a path maps to one screen, with its parameters; a trailing slash changes nothing', () => {
    expect(at('/desk/order', admin)).toEqual({ kind: 'screen', screen: order, params: {} })
    expect(at('/desk/orders/', admin)).toEqual({ kind: 'screen', screen: orders, params: {} })
    expect(at('/desk/orders/LR-1', admin)).toEqual({ kind: 'screen', screen: oneOrder, params: { number: 'LR-1' } })
  })

  test('DASH-6 any other path is not found', () => {
    for (const path of [
      '/desk',
      '/desk/orders/LR-1/more',
      '/Desk/Order',
      '/misc/nothing',
      '/__proto__',
      '/constructor',
    ])
      expect(at(path, admin)).toEqual({ kind: 'notFound' })
  })
})
