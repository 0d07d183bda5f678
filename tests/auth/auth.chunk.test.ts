import { afterAll, expect, test, vi } from 'vitest'
import { sessionKey } from '../helpers/stores'
import { authDesk } from './auth-desk'

const { isGone } = vi.hoisted(() => {
  // nothing is here already that another file fetched
  vi.resetModules()
  return { isGone: { value: true } }
})
afterAll(() => void vi.resetModules())

/** A file that does not come: the import rejects. */
vi.mock('../../src/core/kernel/load-chunk', () => ({
  loadChunk: async (load: () => Promise<unknown>) => {
    if (isGone.value) throw new TypeError('Failed to fetch dynamically imported module')
    return load()
  },
}))

test('AUTH-614 code that fails to load signs nobody out: it is requested again, and then the user is signed in', async () => {
  const desk = authDesk()
  isGone.value = false
  const before = desk.tab()
  await before.login()
  before.tokens.stop()
  isGone.value = true
  const tab = desk.tab()
  expect(tab.state()).toBe('signedIn')
  await expect(tab.tokens.current()).rejects.toMatchObject({ code: 'chunk' })
  expect([tab.state(), tab.emitted]).toEqual(['signedIn', []])
  tab.tokens.stop()

  desk.rows.delete(sessionKey('userData'))
  const reloaded = desk.tab()
  await reloaded.calm()
  expect([reloaded.state(), reloaded.emitted]).toEqual(['signedOut', []])
  isGone.value = false
  desk.clock.increment(10_000)
  await expect.poll(() => reloaded.state()).toBe('signedIn')
})
