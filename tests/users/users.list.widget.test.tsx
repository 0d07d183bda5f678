// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { offline, only, paths, usersDesk } from './users-desk'

const more = (name: string) => `More actions for ${name}`

describe('the list', () => {
  test('USER-50 shows ten users with role, plan and status; each name links to its page', async () => {
    const desk = await usersDesk()
    const stored = await desk.stored()
    expect(desk.names()).toEqual(stored.slice(0, 10).map(({ fullName }) => fullName))
    const [, third] = [desk.all('tbody tr')[0], desk.all('tbody tr')[2]]
    const user = stored[2]
    expect(third?.textContent).toContain(`@${user?.username}`)
    expect([...(third?.querySelectorAll('td') ?? [])].map((cell) => cell.dataset.label)).toEqual([
      undefined,
      undefined,
      'Email',
      'Role',
      'Plan',
      'Phone',
      'Status',
      undefined,
    ])
    expect(third?.querySelector('a')?.getAttribute('href')).toBe(`/users/view/${user?.id}`)
    await desk.run(() => third?.querySelector('a')?.click())
    expect(desk.places).toEqual([{ mode: 'view', id: user?.id }])
    expect(desk.all('tbody tr')[0]?.textContent).toContain('You')
  })

  test('USER-51 role, plan and status filter the list, are shown as chips and in the address, and can be removed', async () => {
    const desk = await usersDesk({ query: 'page=2' })
    const choose = async (label: string, value: string) => desk.type(desk.field(label), value)
    await choose('Role', 'editor')
    await choose('Status', 'active')
    await desk.until(() => expect(desk.moved.at(-1)?.query).toBe('role=editor&status=active'))
    const expected = (await desk.stored()).filter(({ role, status }) => role === 'editor' && status === 'active')
    await desk.until(() => expect(desk.names()).toEqual(expected.map(({ fullName }) => fullName).slice(0, 10)))
    expect(desk.all('[part=filter-chip]').map((chip) => chip.textContent)).toEqual([
      'Remove filter Role Editor',
      'Remove filter Status Active',
    ])
    await desk.run(() => desk.all('[part=filter-chip]')[0]?.click())
    await desk.until(() => expect(desk.moved.at(-1)).toEqual({ query: 'status=active', replace: false }))
    await desk.run(() => desk.all('[part=filter-chip]')[0]?.click())
    await desk.until(() => expect(desk.moved.at(-1)?.query).toBe(''))
  })

  test('USER-420 an unknown role is shown as it is, finds nobody, and can be removed', async () => {
    const desk = await usersDesk({ query: 'role=foo' })
    await desk.shown('No users found')
    const chips = () => desk.all('[part=filter-chip]')
    expect(chips().map((chip) => chip.textContent)).toEqual(['Remove filter Role foo'])
    await desk.run(() => chips()[0]?.click())
    await desk.until(() => expect(desk.names()).toHaveLength(10))
    expect([desk.moved.at(-1)?.query, chips()]).toEqual(['', []])
  })

  test('USER-52 a search finds users by name, username and email; one without results can be cleared', async () => {
    const desk = await usersDesk()
    await desk.type('input[type=search]', 'nobody at all')
    await desk.pass(200)
    await desk.shown('No users found')
    expect(desk.moved.at(-1)).toEqual({ query: 'q=nobody+at+all', replace: true })
    await desk.press('Show all users')
    await desk.until(() => expect(desk.names()).toHaveLength(10))
    expect(desk.moved.at(-1)).toEqual({ query: '', replace: false })
  })

  test('USER-53 headers sort all rows and indicate it', async () => {
    const desk = await usersDesk()
    const head = (label: string) => desk.all('thead th').find((each) => each.textContent === label)
    await desk.run(() => head('User')?.querySelector('button')?.click())
    const thai = new Intl.Collator('th', { numeric: true })
    const names = (await desk.stored()).map(({ fullName }) => fullName).sort(thai.compare)
    await desk.until(() => expect(desk.names()).toEqual(names.slice(0, 10)))
    expect([head('User')?.getAttribute('aria-sort'), desk.moved.at(-1)?.query]).toEqual([
      'ascending',
      'sortBy=fullName',
    ])
    await desk.run(() => head('User')?.querySelector('button')?.click())
    await desk.until(() => expect(desk.names()).toEqual(names.toReversed().slice(0, 10)))
  })

  test('USER-54 columns can be chosen, and the choice survives the page', async () => {
    const storage = memoryStorage()
    const desk = await usersDesk({ storage })
    const heads = () => desk.all('thead th').map((each) => each.textContent)
    expect(heads()).not.toContain('Company')
    await desk.press('Columns')
    await desk.until(() => desk.find('[role=menuitemcheckbox]'))
    const entry = (label: string) =>
      desk.all('[role=menuitemcheckbox]').find((each) => each.textContent?.trim() === label)
    expect(entry('User')).toBeUndefined()
    await desk.run(() => entry('Company')?.click())
    expect(heads()).toContain('Company')
    await desk.run(() => entry('Email')?.click())
    expect(heads()).not.toContain('Email')
    const next = await usersDesk({ storage })
    const shown = next.all('thead th').map((each) => each.textContent)
    expect([shown.includes('Company'), shown.includes('Email')]).toEqual([true, false])
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('{"users":')],
  ] as const)('USER-55 %s is reported and can be retried', async (_, answer) => {
    const desk = await usersDesk({ fieldError: only(paths.list, answer) })
    await desk.passUntil("Couldn't load users")
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.names()).toHaveLength(10))
  })

  test('USER-55 an account without access to the users is told so; an empty list says who will be in it', async () => {
    const desk = await usersDesk({ fieldError: only(paths.list, () => new Response('', { status: 403 })) })
    await desk.shown("You don't have access to users")
    expect(() => desk.button('Try again')).toThrow()
    const empty = await usersDesk({ fieldError: only(paths.list, () => Response.json({ users: [], total: 0 })) })
    await empty.shown('No users yet')
  })
})

describe('deleting', () => {
  const name = 'สุนิสา พรหมทอง'

  test('USER-56 asks, removes the row immediately, is sent after five seconds, and can be undone until then', async () => {
    const desk = await usersDesk()
    await desk.menu(more(name), 'Delete')
    await desk.shown(`Delete ${name}?`)
    await desk.press('Keep')
    expect(desk.names()).toContain(name)
    await desk.menu(more(name), 'Delete')
    await desk.press('Delete')
    expect(desk.names()).not.toContain(name)
    await desk.shown(`${name} deleted`)
    await desk.press('Undo')
    expect(desk.names()).toContain(name)
    await desk.pass(6_000)
    expect(desk.of(paths.remove)).toEqual([])
    await desk.menu(more(name), 'Delete')
    await desk.press('Delete')
    await desk.pass(5_000)
    await desk.until(() => expect(desk.of(paths.remove).map(({ search }) => search)).toEqual(['?id=3']))
    await desk.until(() => expect(desk.names()).toHaveLength(10))
    expect((await desk.stored()).some(({ id }) => id === 3)).toBe(false)
  })

  test('USER-57 a failed deletion restores the row, says so once, and can be retried', async () => {
    const desk = await usersDesk({ fieldError: only(paths.remove, () => new Response('', { status: 500 })) })
    await desk.until(() => expect(desk.names()).toHaveLength(10))
    await desk.menu(more(name), 'Delete')
    await desk.press('Delete')
    await desk.pass(5_000)
    await desk.passUntil(`Couldn't change ${name}`)
    expect(desk.names()).toContain(name)
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(async () => expect((await desk.stored()).some(({ id }) => id === 3)).toBe(false))
  })

  test("USER-58 users can't delete themselves", async () => {
    const desk = await usersDesk()
    await desk.press(more('มาลี ใจดี'))
    await desk.until(() => desk.find('[role=menuitem]'))
    expect(desk.all('[role=menuitem]').map((each) => each.textContent?.trim())).toEqual(['Details', 'Edit'])
  })
})

describe('several users', () => {
  test('USER-59 a status and a plan are applied to all selected users, on other pages too', async () => {
    const desk = await usersDesk()
    const stored = await desk.stored()
    const [first, other] = [stored[2], stored[11]]
    await desk.tick(`Select ${first?.fullName}`)
    await desk.press('Page 2')
    await desk.until(() => expect(desk.names()).toContain(other?.fullName))
    await desk.tick(`Select ${other?.fullName}`)
    await desk.shown('2 selected')
    await desk.shown('1 of them not on this page')
    await desk.menu('Change status', 'Inactive')
    await desk.until(() => expect(desk.of(paths.update)).toHaveLength(2))
    await desk.until(async () => {
      const now = await desk.stored()
      expect([now[2]?.status, now[11]?.status]).toEqual(['inactive', 'inactive'])
    })
    expect(desk.text()).not.toContain('2 selected')
    expect(desk.find('[part=users]').contains(document.activeElement)).toBe(true)
    expect(desk.of(paths.update).map(({ body }) => body)).toEqual([
      { user: { id: first?.id, status: 'inactive' } },
      { user: { id: other?.id, status: 'inactive' } },
    ])
    await desk.tick(`Select ${other?.fullName}`)
    await desk.menu('Change plan', 'Enterprise')
    await desk.until(async () => expect((await desk.stored())[11]?.currentPlan).toBe('enterprise'))
  })

  test('USER-60 all shown users except oneself are deleted, and undone together', async () => {
    const desk = await usersDesk()
    await desk.tick('Select all shown')
    await desk.press('Delete')
    await desk.shown('Delete 9 users?')
    await desk.shown("you can't delete yourself")
    const confirm = desk.all('dialog button').find((each) => each.textContent === 'Delete')
    await desk.run(() => confirm?.click())
    expect(desk.names()).toEqual(['มาลี ใจดี'])
    expect(desk.find('[part=users]').contains(document.activeElement)).toBe(true)
    await desk.shown('9 users deleted')
    await desk.press('Undo')
    expect(desk.names()).toHaveLength(10)
    await desk.pass(6_000)
    expect(desk.of(paths.remove)).toEqual([])
  })

  test('USER-61 failed changes are reverted and reported in one message', async () => {
    const desk = await usersDesk({ fieldError: only(paths.update, () => new Response('', { status: 403 })) })
    await desk.until(() => expect(desk.names()).toHaveLength(10))
    const before = desk.all('tbody tr').map((row) => row.textContent)
    await desk.tick('Select all shown')
    await desk.menu('Change status', 'Pending')
    await desk.shown("You don't have permission to make this change. Nothing was changed.")
    expect(desk.all('[part=toast]')).toHaveLength(1)
    await desk.until(() => expect(desk.all('tbody tr').map((row) => row.textContent)).toEqual(before))
  })
})

describe('permissions', () => {
  test("USER-62 read-only users can't add, change, select or delete", async () => {
    const desk = await usersDesk()
    await desk.run(() =>
      desk.engine.app('auth').send({
        type: 'person.change',
        person: { username: 'admin', fields: { ability: [{ action: 'read', subject: 'User' }], user_permission: [] } },
      }),
    )
    expect(() => desk.button('Add a user')).toThrow()
    expect(desk.all('tbody input[type=checkbox]')).toEqual([])
    await desk.press(more('สุนิสา พรหมทอง'))
    await desk.until(() => desk.find('[role=menuitem]'))
    expect(desk.all('[role=menuitem]').map((each) => each.textContent?.trim())).toEqual(['Details'])
    const form = await usersDesk({
      location: { mode: 'edit', id: 3 },
      storage: desk.storage,
      mock: desk.mock,
      signIn: false,
    })
    await form.shown("You don't have permission to change users.")
    expect(form.all('form')).toEqual([])
  })
})
