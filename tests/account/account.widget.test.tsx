// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { accountDesk, offline, only, paths } from './account-desk'

test('ACCOUNT-40 changes on several tabs are saved together, confirmed, and applied to the session', async () => {
  const desk = await accountDesk()
  await desk.fill('Full name', 'มาลี ใหม่ ')
  await desk.press('Information')
  await desk.fill('Website', 'https://malee.example')
  await desk.press('Notifications')
  await desk.tick('Someone follows me')
  await desk.shown('You have unsaved changes.')
  await desk.press('Save changes')
  await desk.shown('Changes saved')
  expect(desk.of(paths.update).map(({ body }) => body)).toEqual([
    {
      general: { fullName: 'มาลี ใหม่' },
      info: { website: 'https://malee.example' },
      notification: { followMe: true },
    },
  ])
  expect([desk.person()?.fullName, desk.saved, desk.moved]).toEqual([
    'มาลี ใหม่',
    ['settings'],
    ['information', 'notifications'],
  ])
  await desk.shown('All changes saved')
})

test('ACCOUNT-41 the tab of the address is shown; an invalid one means the first', async () => {
  const chosen = async (tab: string) => {
    const desk = await accountDesk({ tab })
    return desk.find('[role=tab][aria-selected=true]').textContent
  }
  expect(await chosen('social')).toBe('Social')
  expect(await chosen('shoes')).toBe('General')
})

test('ACCOUNT-42 an error on another tab opens that tab with the focus on the field, and loses nothing', async () => {
  const desk = await accountDesk({ tab: 'information' })
  await desk.fill('Website', 'not an address')
  await desk.press('General')
  await desk.press('Save changes')
  await desk.shown('Not saved yet: one error to fix')
  await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Website'))))
  expect([desk.value('Website'), desk.of(paths.update)]).toEqual(['not an address', []])
})

test('ACCOUNT-43 an external account is connected under a name and disconnected, and that is stored', async () => {
  const desk = await accountDesk({ tab: 'social' })
  // the code of the tab loads
  await desk.until(() => expect(desk.all('button[aria-label="Connect GitHub"]')).toHaveLength(1))
  await desk.press('Connect GitHub')
  await desk.press('Connect')
  await desk.shown('This field is required')
  await desk.fill('Your name on GitHub', 'malee')
  await desk.key(desk.field('Your name on GitHub'), { key: 'Enter' })
  await desk.shown('Connected as malee')
  await desk.press('Disconnect Google')
  await desk.press('Save changes')
  await desk.shown('Changes saved')
  expect(desk.of(paths.update).map(({ body }) => body)).toEqual([
    {
      social: {
        connections: { google: { id: '', profileImg: null }, github: { id: 'malee', profileImg: null } },
      },
    },
  ])
})

test('ACCOUNT-44 a wrong current password is reported at its field; with the right one the password is changed and none of it is kept', async () => {
  const desk = await accountDesk({ tab: 'password' })
  // for those that keep passwords
  expect(desk.find<HTMLInputElement>('input[autocomplete=username]').value).toBe('admin@langraan.test')
  await desk.fill('Current password', 'nonsense')
  await desk.fill('New password', 'ชาเขียวเย็นแก้วใหญ่ 22')
  await desk.shown('Password strength: strong.')
  await desk.fill('Confirm new password', 'ชาเขียวเย็นแก้วใหญ่ 22')
  await desk.press('Change password')
  await desk.shown("This isn't your current password")
  await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Current password'))))
  expect(desk.value('New password')).toBe('ชาเขียวเย็นแก้วใหญ่ 22')
  await desk.fill('Current password', 'admin')
  await desk.press('Change password')
  await desk.shown('Password changed')
  expect([desk.value('Current password'), desk.value('New password'), desk.saved]).toEqual(['', '', ['password']])
})

test('ACCOUNT-29 a new password estimated as easy to guess is rejected at its field until it is changed', async () => {
  const desk = await accountDesk({ tab: 'password' })
  await desk.fill('Current password', 'admin')
  await desk.fill('New password', 'password12')
  await desk.fill('Confirm new password', 'password12')
  await desk.shown('Password strength: weak. It contains common words.')
  await desk.press('Change password')
  await desk.shown('Too easy to guess')
  expect(desk.of(paths.password)).toEqual([])
  await desk.fill('New password', 'มาลีใจดี')
  await desk.shown("It's part of your name or email.")
  await desk.fill('New password', 'ชาเขียวเย็นแก้วใหญ่ 22')
  await desk.shown('Password strength: strong.')
  await desk.fill('Confirm new password', 'ชาเขียวเย็นแก้วใหญ่ 22')
  await desk.press('Change password')
  await desk.shown('Password changed')
  expect(desk.of(paths.password)).toHaveLength(1)
})

test('ACCOUNT-45 leaving and coming back keeps the entries; discarding asks first', async () => {
  const desk = await accountDesk()
  await desk.fill('Company', 'ร้านใหม่')
  await desk.show(<p>elsewhere</p>)
  await desk.show(desk.screen)
  await desk.until(() => expect(desk.value('Company')).toBe('ร้านใหม่'))
  await desk.press('Discard changes')
  await desk.shown('Discard changes?')
  await desk.run(() =>
    desk
      .all('dialog button')
      .find((each) => each.textContent === 'Discard changes')
      ?.click(),
  )
  await desk.until(() => expect(desk.value('Company')).toBe('บ้านชาปลายดอย'))
  expect(desk.of(paths.update)).toEqual([])
})

test('ACCOUNT-46 the browser asks before the page closes while something is unsaved, a password too', async () => {
  const desk = await accountDesk({ tab: 'password' })
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isHeld()).toBe(false)
  await desk.fill('Current password', 'x')
  expect(isHeld()).toBe(true)
  await desk.fill('Current password', '')
  await desk.press('General')
  await desk.fill('Company', 'ร้านใหม่')
  expect(isHeld()).toBe(true)
})

test('ACCOUNT-47 settings that fail to load can be loaded again; a failed save can be repeated', async () => {
  const desk = await accountDesk({ fieldError: only(paths.data, offline) })
  await desk.passUntil("Couldn't load settings")
  desk.breakIt()
  await desk.press('Try again')
  await desk.until(() => desk.find('form input'))
  await desk.fill('Company', 'ร้านใหม่')
  desk.breakIt(only(paths.update, offline))
  await desk.press('Save changes')
  await desk.shown('Your entries are still here.')
  expect(desk.value('Company')).toBe('ร้านใหม่')
  desk.breakIt()
  await desk.press('Try again')
  await desk.shown('Changes saved')
})

test('ACCOUNT-47 settings that the account may not see say so', async () => {
  const desk = await accountDesk({ fieldError: only(paths.data, () => Response.json({}, { status: 403 })) })
  await desk.shown("You don't have access to these settings")
})

test("ACCOUNT-48 a file that isn't an image is rejected at its field and the image stays", async () => {
  const desk = await accountDesk()
  const input = desk.find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] })
  await desk.run(() => input.dispatchEvent(new Event('change', { bubbles: true })))
  await desk.shown("This file isn't a picture")
  expect(desk.text()).toContain('All changes saved')
})
