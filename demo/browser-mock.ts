import { createMock, type Mock } from 'langraan/mock'
import { browserDb } from './demo-db'

export const browserMock = (onStorageError: () => void): Mock => createMock({ db: browserDb(onStorageError) })
