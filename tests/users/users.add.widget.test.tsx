// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { newUser } from './user-on-wire'
import { offline, only, paths, usersDesk } from './users-desk'

const labels = {
  fullName: 'Full name',
  username: 'Username',
  email: 'Email',
  company: 'Company',
  country: 'Country',
  contact: 'Phone',
} as const

async function openAdd(options: Parameters<typeof usersDesk>[0] = {}) {
  const desk = await usersDesk(options)
  await desk.until(() => desk.find('tbody tr, [part=empty]'))
  await desk.press('Add a user')
  await desk.until(() => desk.find('dialog form'))
  return desk
}
type Desk = Awaited<ReturnType<typeof usersDesk>>
const fillAdd = async (desk: Desk, change: Partial<typeof newUser> = {}) => {
  for (const [name, label] of Object.entries(labels))
    await desk.fill(`${label}`, { ...newUser, ...change }[name as keyof typeof labels])
}

describe('a new user', () => {
  test('USER-63 is stored, first and highlighted whatever the list showed, and reported', async () => {
    const desk = await openAdd({ query: 'status=pending&sortBy=email&page=1' })
    await fillAdd(desk)
    expect(desk.find<HTMLSelectElement>(desk.field('Role')).value).toBe('clerk')
    await desk.type(desk.field('Role'), 'subscriber')
    await desk.press('Add user')
    await desk.shown('ดาริน ใหม่มา added')
    await desk.until(() => expect(desk.names()[0]).toBe('ดาริน ใหม่มา'))
    expect(desk.all('tbody tr')[0]?.textContent).toContain('New')
    expect([desk.all('dialog'), desk.moved.at(-1)?.query]).toEqual([[], ''])
    expect(desk.of(paths.add).map(({ body }) => body)).toEqual([
      { ...newUser, role: 'subscriber', status: 'active', avatar: null },
    ])
  })

  test('USER-64 missing or invalid values are reported by field, the first has the focus, and nothing is lost', async () => {
    const desk = await openAdd()
    await desk.fill('Full name', 'ดาริน')
    await desk.fill('Email', 'darin')
    await desk.press('Add user')
    await desk.shown('Not saved yet: 5 errors to fix')
    expect(document.activeElement).toBe(desk.find(desk.field('Username')))
    expect(desk.find(desk.field('Email')).getAttribute('aria-invalid')).toBe('true')
    expect([desk.value('Full name'), desk.of(paths.add)]).toEqual(['ดาริน', []])
    await fillAdd(desk, { username: 'admin' })
    await desk.press('Add user')
    await desk.shown('Username: This is already in use')
    expect(desk.value('Username')).toBe('admin')
  })

  test('USER-65 a double click adds once; a failure keeps the form and can be retried', async () => {
    const desk = await openAdd()
    await fillAdd(desk)
    desk.breakIt(only(paths.add, offline))
    await desk.press('Add user')
    await desk.passUntil("You're offline. We couldn't confirm whether it was saved.")
    desk.breakIt()
    await desk.run(() => {
      desk.button('Add user').click()
      desk.button('Add user').click()
    })
    await desk.until(() => expect(desk.names()[0]).toBe('ดาริน ใหม่มา'))
    // the first is tried four times by itself
    expect(desk.of(paths.add)).toHaveLength(5)
    expect((await desk.stored()).filter(({ username }) => username === 'darin')).toHaveLength(1)
  })

  test('USER-66 leaving the form asks before entries are lost', async () => {
    const desk = await openAdd()
    await desk.press('Cancel')
    await desk.until(() => expect(desk.all('dialog')).toEqual([]))
    await desk.press('Add a user')
    await desk.until(() => desk.find('dialog form'))
    await desk.fill('Full name', 'ดาริน')
    await desk.press('Cancel')
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    expect(desk.value('Full name')).toBe('ดาริน')
    await desk.press('Cancel')
    await desk.press('Leave')
    expect(desk.all('dialog')).toEqual([])
  })
})
