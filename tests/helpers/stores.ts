import { memoryStorage } from '../../src/core/kernel/storage'
import { createStores, nobody, type Stores } from '../../src/core/kernel/stores'

/** Storage as a machine gets it, of somebody who has not signed in. */
export const memoryStores = (storage = memoryStorage(), owner = nobody): Stores =>
  createStores({ storage, issuer: 'test', now: () => 0 }).open(owner)

/** The key under which a text of the session lies, for a backend of this name. */
export const sessionKey = (name: string, issuer = 'test'): string => `langraan/${issuer}/shared/${name}`
