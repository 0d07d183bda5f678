import type { ShopRole } from '../../src/core/users/users.user'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

export const now = () => new Date('2026-11-21T03:00:00Z')

export const tokenOf = async (mock: Mock, name: string): Promise<string> =>
  (await ask(mock, 'POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name } })).body.accessToken

/** The sample client in this role, before a backend with sample data. */
export async function inRole(role: ShopRole) {
  const db = memoryDb()
  const mock = createMock({ db, now })
  const { status } = await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, role } } })
  if (status !== 200) throw new Error(`no role ${role}`)
  const token = await tokenOf(mock, 'client')
  return { db, mock, token, ask: (call: string, body?: unknown) => ask(mock, call, { body, token, key: 'k' }) }
}

export const lineOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\{\w+\}/g, '1')}`
