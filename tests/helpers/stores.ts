import { memoryStorage, type Storage, type Stores } from '../../src/core/kernel/storage'
import { createStores, nobody } from '../../src/core/kernel/stores'

/** Storage as a machine gets it, of somebody who has not signed in. */
export const memoryStores = (storage: Storage = memoryStorage(), owner = nobody): Stores =>
  createStores({ storage, issuer: 'test', now: () => 0 }).open(owner)

/** Storage of a browser in which somebody has signed in, with a token that no backend is asked about. */
export function signedInStorage(storage: Storage = memoryStorage()) {
  const user = {
    id: 1,
    username: 'mali',
    email: 'mali@shop.test',
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  }
  storage.local.set(sessionKey('accessToken', 'page'), 'opaque')
  storage.local.set(sessionKey('userData', 'page'), JSON.stringify(user))
  return storage
}

/** The key under which an engine on memory keeps a record of whoever is here. */
export const recordKey = (name: string, owner = nobody): string => `langraan/page/${owner}/${name}`

/** The key under which a text of the session lies, for a backend of this name. */
export const sessionKey = (name: string, issuer = 'test'): string => `langraan/${issuer}/shared/${name}`
