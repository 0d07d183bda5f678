import { describe, expect, test } from 'vitest'
import { userPlans, userRoles, userStatuses } from '../../src/core/users/users.user'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newUser } from './user-on-wire'

const now = () => new Date('2026-11-21T03:00:00Z')
const open = () => createMock({ now })

type Row = { id: number; fullName: string; username: string; email: string; [more: string]: unknown }
const all = async (mock: Mock): Promise<Row[]> => (await ask(mock, 'GET /api/users/list/all-data')).body
const list = async (mock: Mock, query = ''): Promise<{ users: Row[]; total: number }> =>
  (await ask(mock, `GET /api/users/list/data${query}`)).body
const one = (mock: Mock, id: number | string) => ask(mock, `GET /api/users/user?id=${id}`)
const add = (mock: Mock, change: object = {}) =>
  ask(mock, 'POST /apps/users/add-user', { body: { ...newUser, ...change } })
const update = (mock: Mock, user: object) => ask(mock, 'POST /apps/users/update', { body: { user } })
const remove = (mock: Mock, id: number | string) => ask(mock, `DELETE /apps/users/delete?id=${id}`)
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

describe('GET /api/users/list/all-data', () => {
  test('USER-1 GET /api/users/list/all-data returns a bare list of all fifty users, of every role, plan and status', async () => {
    const users = await all(open())
    expect(users).toHaveLength(50)
    expect(new Set(ids(users)).size).toBe(50)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(userRoles))
    expect(new Set(users.map(({ currentPlan }) => currentPlan))).toEqual(new Set(userPlans))
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(userStatuses))
    for (const role of userRoles) expect(users.filter((user) => user.role === role).length).toBeGreaterThan(2)
    expect(users.every(({ fullName, email }) => fullName !== '' && /^\S+@\S+$/.test(email))).toBe(true)
    for (const field of ['username', 'email'] as const) expect(new Set(users.map((user) => user[field])).size).toBe(50)
  })
})

describe('GET /api/users/list/data', () => {
  test('USER-2 GET /api/users/list/data returns ten as they are stored, and the total', async () => {
    const mock = open()
    const { users, total } = await list(mock)
    expect([users, total]).toEqual([(await all(mock)).slice(0, 10), 50])
  })

  test.each([
    ['?page=2', 10, 20],
    ['?perPage=25&page=2', 25, 50],
    ['?page=6', 50, 50],
    ['?page=-1&perPage=none&q=%20&role=&status=&currentPlan=', 0, 10],
    ['?sortBy=shoe', 0, 10],
  ])(
    'USER-3 pages count from 1; past the end is empty; invalid values mean the default (%s)',
    async (query, from, to) => {
      const mock = open()
      const { users, total } = await list(mock, query)
      expect([ids(users), total]).toEqual([ids(await all(mock)).slice(from, to), 50])
    },
  )

  test.each([
    ['role', userRoles],
    ['currentPlan', userPlans],
    ['status', userStatuses],
  ] as const)('USER-4 %s finds exactly the matching users', async (field, values) => {
    const mock = open()
    const users = await all(mock)
    for (const value of values) {
      const expected = ids(users.filter((user) => user[field] === value))
      const found = await list(mock, `?perPage=50&${field}=${value}`)
      expect([ids(found.users), found.total]).toEqual([expected, expected.length])
    }
  })

  test('USER-4 filters and search are combined', async () => {
    const mock = open()
    const users = await all(mock)
    const expected = users.filter(
      ({ role, status, email }) => role === 'editor' && status === 'active' && email.includes('staff'),
    )
    const found = await list(mock, '?perPage=50&role=editor&status=active&q=STAFF')
    expect(found).toEqual({ users: expected, total: expected.length })
    expect(expected.length).toBeGreaterThan(0)
  })

  test.each([
    ['a part of the name', 'แก้วใส', ['thanapol']],
    ['the username in any case', ' THANAP ', ['thanapol']],
    ['the e-mail', 'client@langraan', ['client']],
    ['nothing', 'no such person', []],
  ])('USER-5 finds by %s', async (_, q, usernames) => {
    const { users, total } = await list(open(), `?q=${encodeURIComponent(q)}`)
    expect([users.map(({ username }) => username), total]).toEqual([usernames, usernames.length])
  })

  test.each(['fullName', 'username', 'email', 'company', 'country', 'contact'])(
    'USER-6 sorts all rows by %s in Thai order, both ways',
    async (column) => {
      const mock = open()
      const thai = new Intl.Collator('th', { numeric: true })
      const values = async (more: string) =>
        (await list(mock, `?perPage=50&sortBy=${column}${more}`)).users.map((user) => String(user[column]))
      const up = await values('')
      expect(up).toEqual((await all(mock)).map((user) => String(user[column])).sort(thai.compare))
      expect(await values('&sortDesc=true')).toEqual(up.toReversed())
    },
  )

  test.each([
    ['role', userRoles],
    ['currentPlan', userPlans],
    ['status', userStatuses],
  ] as const)('USER-6 sorts all rows by %s in the order of its values', async (column, values) => {
    const mock = open()
    const ranks = (await list(mock, `?perPage=50&sortBy=${column}`)).users.map((user) =>
      (values as readonly unknown[]).indexOf(user[column]),
    )
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    const { users } = await list(mock, `?perPage=3&sortBy=${column}&sortDesc=true`)
    expect(users.map((user) => user[column])).toEqual(Array(3).fill(values.at(-1)))
  })

  test('USER-7 of 10,000 users every page, filter and order is right', async () => {
    const db = memoryDb()
    const mock = createMock({ db, now })
    const sample = await all(mock)
    const users = Array.from({ length: 10_000 }, (_, index) => {
      const user = sample[index % sample.length]
      return { ...user, id: index + 1, username: `${user?.username}${index}`, email: `${index}${user?.email}` }
    })
    const stored = db.read() ?? {}
    db.write({ ...stored, users: [...(stored.users ?? []).slice(0, 2), ...users.slice(2)] })
    const isWanted = (user: Row | undefined) => user?.role === 'editor' && user.status === 'active'
    const idsOf = async (query: string) => (await list(mock, query)).users.map(({ id }) => id)
    expect(await idsOf('?perPage=10&page=900&sortBy=id')).toEqual(Array.from({ length: 10 }, (_, nth) => 8_991 + nth))
    expect(await idsOf('?q=9999&sortBy=id')).toEqual([10_000])
    const { users: editors, total } = await list(mock, '?role=editor&status=active&perPage=50')
    expect(editors.every(isWanted)).toBe(true)
    expect(total).toBe(users.filter((_, nth) => isWanted(sample[nth % sample.length])).length)
    const names = (await list(mock, '?sortBy=fullName&perPage=50&page=40')).users.map(({ fullName }) => fullName)
    expect(names).toEqual([...names].sort(new Intl.Collator('th').compare))
    expect(names.length).toBe(50)
  })
})

describe('GET /api/users/user', () => {
  test('USER-8 GET /api/users/user returns the user of the list', async () => {
    const mock = open()
    const [, , third] = await all(mock)
    expect(await one(mock, third?.id ?? 0)).toEqual({ status: 200, body: { user: third } })
  })

  test.each(['999', 'abc', ''])('USER-8 %j is 404 without a body', async (id) => {
    expect(await one(open(), id)).toEqual({ status: 404, body: undefined })
  })
})

describe('POST /apps/users/add-user', () => {
  test('USER-10 POST /apps/users/add-user returns 201 with the user, under the highest number plus one, first in the list', async () => {
    const mock = open()
    const { status, body } = await add(mock)
    expect([status, body.user]).toEqual([
      201,
      {
        ...newUser,
        id: 51,
        version: 1,
        status: 'active',
        avatar: null,
        information: expect.any(Object),
        social: expect.any(Object),
        permissions: ['manage:Order', 'manage:Settlement', 'read:Product', 'read:Shop', 'read:Auth'],
      },
    ])
    const { users, total } = await list(mock)
    expect([users[0], total]).toEqual([body.user, 51])
    expect((await one(mock, 51)).body.user).toEqual(body.user)
    await remove(mock, 20)
    expect((await add(mock, { username: 'dao', email: 'dao@shop.test' })).body.user.id).toBe(52)
  })

  test.each([
    [{ fullName: ' ' }, 'fullName', 'required'],
    [{ username: '' }, 'username', 'required'],
    [{ username: 'da rin' }, 'username', 'username'],
    [{ email: 'darin' }, 'email', 'email'],
    [{ company: '' }, 'company', 'required'],
    [{ country: undefined }, 'country', 'required'],
    [{ contact: '' }, 'contact', 'required'],
    [{ role: 'king' }, 'role', 'wrong-type'],
    [{ currentPlan: 'free' }, 'currentPlan', 'wrong-type'],
    [{ status: 'asleep' }, 'status', 'wrong-type'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar', 'picture'],
    [{ avatar: `data:image/png;base64,${'A'.repeat(200_000)}` }, 'avatar', 'too-large'],
    [{ username: 'ADMIN' }, 'username', 'taken'],
    [{ email: ' Client@Langraan.test ' }, 'email', 'taken'],
  ])('USER-11 %j is rejected at %s with %s, and nothing is stored', async (change, path, code) => {
    const mock = open()
    const { status, body } = await add(mock, change)
    expect([status, body.error[path]]).toEqual([422, [code]])
    expect((await list(mock)).total).toBe(50)
  })

  test("USER-11 a body that isn't an object is 422", async () => {
    expect((await ask(open(), 'POST /apps/users/add-user', { text: '7' })).status).toBe(422)
  })
})

describe('DELETE /apps/users/delete', () => {
  test('USER-12 DELETE /apps/users/delete removes one and nothing else; a second time it is 404', async () => {
    const mock = open()
    const before = ids(await all(mock))
    expect(await remove(mock, 9)).toEqual({ status: 200, body: undefined })
    expect(ids(await all(mock))).toEqual(before.filter((id) => id !== 9))
    expect(await remove(mock, 9)).toEqual({ status: 404, body: undefined })
    expect(await remove(mock, '')).toEqual({ status: 404, body: undefined })
    expect((await list(mock)).total).toBe(49)
  })
})

describe('POST /apps/users/update', () => {
  test('USER-13 changes the fields sent, keeps the rest, and returns the stored user', async () => {
    const mock = open()
    const before = (await one(mock, 5)).body.user
    const information = { ...before.information, birthDate: '1990-02-28', gender: 'female' }
    const { status, body } = await update(mock, { id: 5, status: 'inactive', information, permissions: ['read:Order'] })
    expect([status, body.user]).toEqual([
      200,
      { ...before, status: 'inactive', information, permissions: ['read:Order'], version: 2 },
    ])
    expect((await one(mock, 5)).body).toEqual(body)
    expect(ids(await all(mock)).indexOf(5)).toBe(4)
  })

  test('USER-14 a stale version is 409 with the current user, and nothing changes', async () => {
    const mock = open()
    await update(mock, { id: 5, version: 1, company: 'first' })
    const { status, body } = await update(mock, { id: 5, version: 1, company: 'second' })
    expect([status, body.user.company, body.user.version]).toEqual([409, 'first', 2])
    expect((await one(mock, 5)).body).toEqual(body)
  })

  const whole = { address1: '1', postcode: '10900', city: 'จตุจักร', state: 'กรุงเทพมหานคร', country: 'ไทย' }
  test.each([
    [{ fullName: '' }, 'fullName', 'required'],
    [{ username: 'client' }, 'username', 'taken'],
    [{ email: 'admin@langraan.test' }, 'email', 'taken'],
    [{ role: 'king' }, 'role', 'unknown'],
    [{ currentPlan: 'free' }, 'currentPlan', 'unknown'],
    [{ status: '' }, 'status', 'required'],
    [{ information: { birthDate: '1990-02-30' } }, 'information.birthDate', 'date'],
    [{ information: { mobile: 'call me' } }, 'information.mobile', 'phone'],
    [{ information: { website: 'javascript:alert(1)' } }, 'information.website', 'url'],
    [{ information: { ...whole, postcode: '' } }, 'information.postcode', 'required'],
    [{ information: { ...whole, state: ' ' } }, 'information.state', 'required'],
    [{ information: { address2: 'only this' } }, 'information.address1', 'required'],
    [{ information: { gender: 'x' } }, 'information.gender', 'wrong-type'],
    [{ social: { line: 'javascript:alert(1)' } }, 'social.line', 'url'],
    [{ social: { facebook: 'data:text/html,x' } }, 'social.facebook', 'url'],
    [{ permissions: ['x'.repeat(101)] }, 'permissions.0', 'too-long'],
  ])('USER-15 %j is rejected at %s with %s, and nothing changes', async (change, path, code) => {
    const mock = open()
    const before = (await one(mock, 5)).body
    const { status, body } = await update(mock, { id: 5, ...change })
    expect([status, body.error[`user.${path}`]]).toEqual([422, [code]])
    expect((await one(mock, 5)).body).toEqual(before)
  })

  test.each([
    { information: whole },
    { information: {} },
    { social: { facebook: 'https://facebook.example/ร้านชา', line: '@langraan' } },
    { avatar: 'data:image/webp;base64,AAAA' },
    { username: 'sunisa' },
  ])('USER-15 %j is stored', async (change) => {
    const mock = open()
    expect((await update(mock, { id: 3, ...change })).status).toBe(200)
  })

  test('USER-15 an unknown user is 404', async () => {
    expect(await update(open(), { id: 999, company: 'x' })).toEqual({ status: 404, body: undefined })
  })
})
