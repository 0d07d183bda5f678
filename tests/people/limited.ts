import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { now, tokenOf } from './people'

/** The sample client with these permissions, who works for these shops only. */
export async function worksFor(shops: readonly number[], permissions: readonly string[] = ['manage:all']) {
  const db = memoryDb()
  const mock = createMock({ db, now })
  const setShops = async (to: readonly number[]) => {
    const user = { id: 2, role: 'editor', permissions, shops: to }
    const { status } = await ask(mock, 'POST /apps/users/update', { body: { user } })
    if (status !== 200) throw new Error(`shops weren't set: ${status}`)
  }
  await setShops(shops)
  const token = await tokenOf(mock, 'client')
  return {
    db,
    mock,
    token,
    setShops,
    ask: (call: string, body?: unknown, key = 'a key of ten') => ask(mock, call, { body, token, key }),
    /** as someone who sees everything */
    askAll: (call: string, body?: unknown) => ask(mock, call, { body, key: 'another key of ten' }),
  }
}

export type LimitedDesk = Awaited<ReturnType<typeof worksFor>>
