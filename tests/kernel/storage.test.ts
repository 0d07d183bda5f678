import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Area, memoryStorage, openStorage, sturdy } from '../../src/core/kernel/storage'

/** localStorage as the browser has it: keys are its own properties, and it can be full. */
class FakeWebStorage {
  static full = false
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, text: string) {
    if (FakeWebStorage.full) throw new DOMException('full', 'QuotaExceededError')
    Reflect.set(this, key, text)
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

const noLoss = (cause: unknown) => expect.unreachable(String(cause))

afterEach(() => {
  FakeWebStorage.full = false
  vi.unstubAllGlobals()
})

function page() {
  const target = new EventTarget()
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', new FakeWebStorage())
  vi.stubGlobal('sessionStorage', new FakeWebStorage())
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const changed = (key: string | null, storageArea: unknown) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }))
  return { changed }
}

describe('working storage', () => {
  test("KERN-46 the browser's two areas are used separately", () => {
    page()
    const { local, session } = openStorage(undefined, noLoss)
    local.set('a', '1')
    session.set('b', '2')
    expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2'])
    expect([local.get('a'), local.get('b'), local.keys(), session.keys()]).toEqual(['1', null, ['a'], ['b']])
    local.remove('a')
    expect([local.get('a'), local.keys()]).toEqual([null, []])
  })

  test('KERN-46 changes made by other tabs are reported, of this area only, until unsubscribed', () => {
    const { changed } = page()
    const { local } = openStorage(undefined, noLoss)
    const received: (string | undefined)[] = []
    const stop = local.subscribe?.((key) => received.push(key))
    changed('token', localStorage)
    changed('token', sessionStorage)
    changed(null, localStorage)
    stop?.()
    changed('late', localStorage)
    expect(received).toEqual(['token', undefined])
  })

  test('KERN-46 without a page the storage is memory, otherwise what is given', () => {
    const given = memoryStorage()
    openStorage(given, noLoss).local.set('a', '1')
    expect(given.local.get('a')).toBe('1')
    const { local, session } = openStorage(undefined, noLoss)
    local.set('a', '2')
    expect([local.get('a'), session.get('a'), given.local.get('a')]).toEqual(['2', null, '1'])
    expect(local.subscribe?.(() => expect.unreachable())()).toBeUndefined()
  })
})

describe('failing storage', () => {
  test('KERN-47 full: writes continue in memory, the old text does not come back, one event is reported', () => {
    page()
    const losses: unknown[] = []
    const { local } = openStorage(undefined, (cause) => losses.push(cause))
    local.set('draft', 'old')
    FakeWebStorage.full = true
    local.set('draft', 'new')
    local.set('other', 'x')
    expect([local.get('draft'), local.get('other'), local.keys()]).toEqual(['new', 'x', ['draft', 'other']])
    expect(localStorage.getItem('draft')).toBeNull()
    expect(losses.map((loss) => (loss as Error).name)).toEqual(['QuotaExceededError'])
  })

  test('KERN-47 once there is space again new texts are stored', () => {
    page()
    const { local } = openStorage(undefined, () => undefined)
    FakeWebStorage.full = true
    local.set('draft', 'in memory')
    FakeWebStorage.full = false
    local.set('draft', 'kept')
    expect([local.get('draft'), localStorage.getItem('draft')]).toEqual(['kept', 'kept'])
  })

  test('KERN-47 forbidden from the start: memory is used, with one event per area', () => {
    const losses: unknown[] = []
    vi.stubGlobal('document', {})
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
    const { local } = openStorage(undefined, (cause) => losses.push(cause))
    local.set('a', '1')
    expect([local.get('a'), local.keys()]).toEqual(['1', ['a']])
    local.remove('a')
    expect(local.get('a')).toBeNull()
    expect(losses).toHaveLength(2)
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
  })

  test('KERN-47 an area that fails later responds from memory, whatever is requested', () => {
    const losses: unknown[] = []
    const broken = () => {
      throw new Error('gone')
    }
    let keys: () => string[] = () => []
    const area: Area = { get: broken, set: broken, remove: broken, keys: () => keys() }
    const safe = sturdy(
      () => area,
      (cause) => losses.push(cause),
    )
    keys = broken
    expect(safe.get('a')).toBeNull()
    safe.set('a', '1')
    expect([safe.get('a'), safe.keys()]).toEqual(['1', ['a']])
    safe.remove('a')
    expect([safe.get('a'), safe.keys(), losses.length]).toEqual([null, [], 1])
  })
})
