// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { accountDesk, only as ofAccount, paths as ofSettings } from '../account/account-desk'
import { newUser } from '../users/user-on-wire'
import { only, paths, usersDesk } from '../users/users-desk'

const unknown = "We couldn't confirm whether it was saved. It's safe to save again: it's never saved twice."
const labels = {
  fullName: 'Full name',
  username: 'Username',
  email: 'Email',
  company: 'Company',
  country: 'Country',
  contact: 'Phone',
} as const

/** Somebody new, entered; the backend stores them and the answer is lost. */
async function lostUser() {
  const desk = await usersDesk()
  await desk.press('Add a user')
  await desk.until(() => desk.find('dialog form'))
  for (const [name, label] of Object.entries(labels)) await desk.fill(label, newUser[name as keyof typeof labels])
  desk.breakIt(
    only(paths.add, async () => {
      await desk.mock.transport(
        new Request(`http://shop.test${paths.add}`, {
          method: 'POST',
          body: JSON.stringify(desk.of(paths.add).at(-1)?.body),
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': desk.keys().at(-1) ?? '' },
        }),
      )
      throw new TypeError('Failed to fetch')
    }),
  )
  await desk.press('Add user')
  await desk.passUntil(`You're offline. ${unknown}`)
  return desk
}

test("FORM-620 nothing is reported as unchanged if that isn't known, and the question before leaving is accurate", async () => {
  const desk = await usersDesk({ location: { mode: 'edit', id: 3 } })
  await desk.fill('Company', 'ใหม่')
  desk.breakIt(only(paths.update, () => new Response('', { status: 403 })))
  await desk.press('Save changes')
  await desk.shown("You don't have permission to make this change. Nothing was changed. Your entries are still here.")
  desk.breakIt(only(paths.update, () => new Response('<h1>Bad gateway</h1>', { status: 502 })))
  await desk.press('Save changes')
  await desk.shown(`The shop's system couldn't answer just now. ${unknown} Your entries are still here.`)
  desk.breakIt(only(paths.update, () => new Response('', { status: 404 })))
  await desk.press('Save changes')
  await desk.shown(`This user was not found. ${unknown} Your entries are still here.`)
  await desk.press('Cancel')
  await desk.shown('Leave without knowing whether it was saved?')
  await desk.press('Keep editing')
  desk.breakIt()
  await desk.press('Try again')
  await desk.until(() => expect(desk.saved).toEqual([{ id: 3 }]))
  expect((await desk.stored()).find(({ id }) => id === 3)?.company).toBe('ใหม่')
})

test.each([
  [500, "The shop's system couldn't answer just now.", false],
  [503, "The shop's system couldn't answer just now.", false],
  [408, 'The response took too long.', false],
  [425, "The shop's system couldn't answer just now.", true],
  [429, 'Too many attempts. Wait a while and try again.', true],
  [501, "The shop's system can't do this.", true],
  [200, "The shop's system sent an invalid response.", false],
] as const)(
  'FORM-4920 after %i the form says why it is not saved, and whether it may be',
  async (status, why, isNotDone) => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 3 } })
    await desk.fill('Company', 'ใหม่')
    desk.breakIt(only(paths.update, () => new Response('<h1>Sorry</h1>', { status })))
    await desk.press('Save changes')
    await desk.passUntil(`${why} ${isNotDone ? 'Nothing was changed.' : unknown} Your entries are still here.`)
    expect(desk.value('Company')).toBe('ใหม่')
  },
)

test('FORM-5210 why a form is not saved is scrolled to when it appears, after each attempt', async () => {
  const scrolled: (string | null)[] = []
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent)
  })
  onTestFinished(() => spy.mockRestore())
  const desk = await usersDesk({ location: { mode: 'edit', id: 3 } })
  await desk.fill('Company', 'ใหม่')
  desk.breakIt(only(paths.update, () => new Response('', { status: 403 })))
  for (const attempt of [1, 2]) {
    await desk.press('Save changes')
    await desk.until(() => expect(scrolled).toHaveLength(attempt))
  }
  expect(scrolled[0]).toContain("You don't have permission to make this change.")
})

test('FORM-621 errors say that an earlier attempt may have been saved', async () => {
  const desk = await usersDesk({ location: { mode: 'edit', id: 3 } })
  await desk.fill('Company', 'ใหม่')
  desk.breakIt(only(paths.update, () => Promise.reject(new TypeError('Failed to fetch'))))
  await desk.press('Save changes')
  await desk.shown(unknown)
  await desk.fill('Email', 'x')
  await desk.press('Save changes')
  await desk.shown('An earlier attempt may have been saved. One error to fix before you save again')
})

test('FORM-622 a record saved as first sent is reported as such until the rest is saved', async () => {
  const desk = await lostUser()
  await desk.fill('Company', 'ร้านใหม่')
  desk.breakIt(only(paths.update, () => new Response('', { status: 403 })))
  await desk.press('Add user')
  await desk.shown("It was saved as you first sent it. Your later changes aren't saved yet.")
  desk.breakIt()
  await desk.press('Save changes')
  await desk.shown('ดาริน ใหม่มา added')
  const found = (await desk.stored()).filter(({ username }) => username === newUser.username)
  expect(found.map(({ company }) => company)).toEqual(['ร้านใหม่'])
})

test('FORM-623 a user that was not found can be looked up again', async () => {
  let isUpdating = true
  const desk = await usersDesk({
    location: { mode: 'edit', id: 3 },
    fieldError: (request) =>
      isUpdating && new URL(request.url).pathname === paths.one ? new Response(null, { status: 404 }) : undefined,
  })
  await desk.shown('User not found')
  isUpdating = false
  await desk.press('Search again')
  await desk.until(() => desk.find('form'))
})

test('FORM-624 settings with unknown outcome say so; discarding loads what is stored', async () => {
  const desk = await accountDesk()
  await desk.fill('Company', 'ใหม่')
  desk.breakIt(ofAccount(ofSettings.update, () => Promise.reject(new TypeError('Failed to fetch'))))
  await desk.press('Save changes')
  await desk.shown(`You're offline. ${unknown}`)
  await desk.shown("We couldn't confirm whether this was saved.")
  const reads = desk.of(ofSettings.data).length
  desk.breakIt()
  await desk.press('Discard changes')
  await desk.until(() => expect(desk.all('[role=alertdialog], dialog[open]').length).toBeGreaterThan(0))
  await desk.run(() =>
    desk
      .all('dialog button')
      .find(({ textContent }) => textContent === 'Discard changes')
      ?.click(),
  )
  await desk.shown('All changes saved')
  expect(desk.of(ofSettings.data).length).toBe(reads + 1)
})

test('FORM-1805 a form that was not saved for lack of a connection says when it is back', async () => {
  const desk = await lostUser()
  await desk.run(() => desk.engine.announce({ type: 'network.online' }))
  await desk.shown(`The connection is back. ${unknown}`)
  expect(desk.text()).not.toContain("You're offline.")
})

test("FORM-4202 a form that the shop's server didn't answer says so, and that the connection is back if it was lost", async () => {
  const desk = await accountDesk()
  await desk.fill('Company', 'ใหม่')
  const unreachable = () => Promise.reject(new RaanError('offline', { reason: 'unreachable' }))
  desk.breakIt(ofAccount(ofSettings.update, unreachable))
  await desk.press('Save changes')
  await desk.shown(`Couldn't reach the shop's system. ${unknown}`)
  await desk.run(() => desk.engine.announce({ type: 'network.online' }))
  await desk.shown(`The connection is back. ${unknown}`)
})
