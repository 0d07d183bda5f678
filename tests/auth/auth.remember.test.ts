import { describe, expect, test } from 'vitest'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { authDesk } from './auth-desk'

const keys = ['accessToken', 'received', 'refreshToken', 'userData', 'user_permission'].map((name) => sessionKey(name))
const stored = ({ local, session }: Storage) => ({ local: local.keys().sort(), session: session.keys().sort() })

async function signedIn(remember: boolean | undefined, options: { storage?: Storage } = {}) {
  const desk = authDesk()
  const storage = options.storage ?? memoryStorage()
  const tab = desk.tab({ storage })
  tab.send({
    type: 'login',
    email: 'admin@langraan.test',
    password: 'admin',
    ...(remember === undefined ? {} : { remember }),
  })
  await tab.calm()
  return { desk, storage, tab }
}

describe('"Remember me"', () => {
  test.each([
    [undefined, 'local'],
    [true, 'local'],
    [false, 'session'],
  ] as const)(
    'AUTH-60 with remember %s the tokens are in the %s storage, under the same names',
    async (remember, area) => {
      const { storage } = await signedIn(remember)
      expect(stored(storage)).toEqual({ local: [], session: [], [area]: keys })
    },
  )

  test('AUTH-60 a session of the tab survives a reload and its tokens are renewed there', async () => {
    const { desk, storage, tab } = await signedIn(false)
    const before = storage.session.get(sessionKey('accessToken'))
    tab.tokens.stop()
    const reloaded = desk.tab({ storage })
    expect([reloaded.state(), reloaded.context().user?.username]).toEqual(['signedIn', 'admin'])
    desk.clock.increment(1000)
    const renewed = await reloaded.tokens.refresh(before)
    expect(renewed).not.toBe(before)
    expect(storage.session.get(sessionKey('accessToken'))).toBe(renewed)
    expect(stored(storage)).toEqual({ local: [], session: keys })
  })

  test('AUTH-60 configured token names apply to both storages', async () => {
    const desk = authDesk()
    const storage = memoryStorage()
    const tab = desk.tab({ storage, keys: { access: 'shop-access', refresh: 'shop-refresh' } })
    tab.send({ type: 'login', email: 'admin@langraan.test', password: 'admin', remember: false })
    await tab.calm()
    expect(stored(storage)).toEqual({
      local: [],
      session: [
        ...['received', 'userData', 'user_permission', 'written.shop-access', 'written.shop-refresh'].map((name) =>
          sessionKey(name),
        ),
        'shop-access',
        'shop-refresh',
      ],
    })
  })

  test('AUTH-61 a session of one tab is not seen by other tabs, and replaced permissions stay in the tab', async () => {
    const desk = authDesk()
    const shared = sharedStorage()
    const [here, there] = [shared.tab(), shared.tab()]
    const tab = desk.tab({ storage: here })
    const other = desk.tab({ storage: there })
    tab.send({ type: 'login', email: 'admin@langraan.test', password: 'admin', remember: false })
    await tab.calm()
    tab.send({ type: 'permissions.set', permissions: ['print:Label'] })
    await turns()
    expect([tab.state(), other.state()]).toEqual(['signedIn', 'signedOut'])
    expect([stored(here).session, shared.rows.size]).toEqual([keys, 0])
    expect(desk.tab({ storage: here }).context().permissions).toEqual(['print:Label'])
  })

  test('AUTH-61 signing out removes it and leaves nothing in either storage', async () => {
    const { storage, tab } = await signedIn(false)
    tab.send({ type: 'logout' })
    expect([tab.state(), stored(storage)]).toEqual(['signedOut', { local: [], session: [] }])
  })

  test("AUTH-62 signing in for this tab only ends the browser's remembered session in every tab", async () => {
    const desk = authDesk()
    const shared = sharedStorage()
    const storage = shared.tab()
    const one = desk.tab({ storage })
    const two = desk.tab({ storage: shared.tab() })
    await one.login()
    expect(two.state()).toBe('signedIn')
    one.send({ type: 'login', email: 'client@langraan.test', password: 'client', remember: false })
    await one.calm()
    expect([one.context().user?.username, two.state(), two.context().ended]).toEqual([
      'client',
      'signedOut',
      'elsewhere',
    ])
    expect([stored(storage).session, shared.rows.size]).toEqual([keys, 0])
  })

  test('AUTH-62 a session remembered in another tab takes precedence, and nobody is signed in after it ends', async () => {
    const desk = authDesk()
    const shared = sharedStorage()
    const storage = shared.tab()
    const one = desk.tab({ storage })
    one.send({ type: 'login', email: 'client@langraan.test', password: 'client', remember: false })
    await one.calm()
    const two = desk.tab({ storage: shared.tab() })
    await two.login()
    expect(one.context().user?.username).toBe('admin')
    one.send({ type: 'logout' })
    expect([one.state(), two.state(), stored(storage)]).toEqual(['signedOut', 'signedOut', { local: [], session: [] }])
    expect(desk.tab({ storage }).state()).toBe('signedOut')
  })
})
