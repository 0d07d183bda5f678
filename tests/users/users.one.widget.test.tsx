// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ask } from '../helpers/ask'
import { offline, only, paths, usersDesk } from './users-desk'

describe('one user', () => {
  test('USER-67 is shown with contact, figures, plan, information and permissions', async () => {
    const desk = await usersDesk({ location: { mode: 'view', id: 3 } })
    const user = (await desk.stored()).find(({ id }) => id === 3)
    await desk.shown(user?.fullName ?? '')
    for (const text of [user?.email, user?.contact, user?.company, user?.information.city]) await desk.shown(text ?? '')
    const { orders, sales, printed } = (await ask(desk.mock, 'GET /api/users/figures?id=3')).body.figures
    const price = sales.toLocaleString('en', { minimumFractionDigits: 2 })
    expect(
      desk
        .all('[part=card] dd')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual([`${orders}`, `฿${price}`, `${printed}`])
    await desk.shown('Latest order: ')
    const cells = (subject: string) => desk.all(`[data-subject=${subject}] td`).map((cell) => cell.textContent)
    expect(user?.role).toBe('admin')
    expect(cells('Order')).toEqual(['Granted', 'Granted', 'Granted', 'Granted'])
    expect(desk.all('input')).toEqual([])
    await desk.run(() => desk.button('Edit').click())
    expect(desk.places).toEqual([{ mode: 'edit', id: 3 }])
  })

  test('USER-67 is deleted after confirmation, and can be restored from the list', async () => {
    const desk = await usersDesk({ location: { mode: 'view', id: 3 } })
    await desk.until(() => desk.button('Delete'))
    await desk.press('Delete')
    await desk.run(() =>
      desk
        .all('dialog button')
        .find((each) => each.textContent === 'Delete')
        ?.click(),
    )
    expect(desk.places).toEqual([{ mode: 'list' }])
    await desk.shown('สุนิสา พรหมทอง deleted')
    await desk.press('Undo')
    await desk.pass(6_000)
    expect(desk.of(paths.remove)).toEqual([])
  })

  test('USER-2262 an owner makes a password link, which is shown once to copy; nobody else, and not for themselves', async () => {
    const inviteHref = '/set-password?token={token}'
    const desk = await usersDesk({ location: { mode: 'view', id: 3 }, inviteHref })
    await desk.until(() => desk.button('New password link'))
    await desk.press('New password link')
    await desk.shown('their password and devices stay as they are')
    expect(desk.of('/apps/users/password-link')).toEqual([])
    desk.breakIt(only('/apps/users/password-link', offline))
    await desk.press('Create link')
    await desk.until(() => expect(desk.find('dialog [role=alert]').textContent).not.toBe(''))
    desk.breakIt()
    await desk.press('Create link')
    await desk.shown('Works once, until')
    expect(desk.find<HTMLTextAreaElement>('dialog textarea').value).toMatch(/\/set-password\?token=[\w-]{20,}$/)
    await desk.press('Done')
    await desk.until(() => expect(desk.container.querySelector('dialog')).toBeNull())
    const me = await usersDesk({ location: { mode: 'view', id: 1 }, inviteHref })
    await me.until(() => me.button('Edit'))
    expect(me.text()).not.toContain('New password link')
    const elsewhere = await usersDesk({ location: { mode: 'view', id: 3 } })
    await elsewhere.until(() => elsewhere.button('Edit'))
    expect(elsewhere.text()).not.toContain('New password link')
  })

  test('USER-68 a missing one says so and links back; a failure can be retried', async () => {
    const missing = await usersDesk({ location: { mode: 'view', id: 999 } })
    await missing.shown('User not found')
    await missing.press('Back to users')
    expect(missing.places).toEqual([{ mode: 'list' }])
    const desk = await usersDesk({ location: { mode: 'edit', id: 3 }, fieldError: only(paths.one, offline) })
    await desk.until(() => expect(desk.of(paths.one).length).toBeGreaterThan(0))
    await desk.passUntil("Couldn't load the user")
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => desk.find('form'))
  })
})

describe('changing a user', () => {
  test('USER-69 account, information, social and permissions are saved and shown', async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    await desk.fill('Company', 'ร้านใหม่')
    await desk.tick('Users: Read')
    await desk.press('Information')
    await desk.fill('Date of birth', '1990-02-28')
    await desk.tick('Message')
    await desk.press('Social')
    await desk.fill('LINE', '@thanapol')
    await desk.press('Save changes')
    await desk.shown('ธนพล แก้วใส saved')
    expect([desk.places, desk.saved]).toEqual([[{ mode: 'view', id: 4 }], [{ id: 4 }]])
    const user = (await desk.stored()).find(({ id }) => id === 4)
    expect(user).toMatchObject({
      company: 'ร้านใหม่',
      information: { birthDate: '1990-02-28', contactOptions: ['message'] },
      social: { line: '@thanapol' },
    })
    expect(user?.permissions).toContain('read:User')
  })

  test('USER-80 an error on another tab opens that tab with the focus on the field', async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    await desk.press('Information')
    await desk.fill('Website', 'not an address')
    await desk.press('Account')
    await desk.press('Save changes')
    await desk.shown('Not saved yet: one error to fix')
    await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Website'))))
    expect([desk.value('Website'), desk.of(paths.update)]).toEqual(['not an address', []])
  })

  test('USER-88 after moving to the first error once, the focus stays where the user moves it', async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    await desk.fill('Full name', '')
    await desk.press('Save changes')
    await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Full name'))))
    const company = desk.find<HTMLInputElement>(desk.field('Company'))
    company.focus()
    await desk.fill('Company', 'ร้านใหม่')
    expect([document.activeElement === company, desk.value('Company')]).toEqual([true, 'ร้านใหม่'])
  })

  test('USER-86 an invalid birth date stays as typed, is reported at its field, and blocks saving', async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    await desk.press('Information')
    await desk.fill('Date of birth', '31/02/1990')
    await desk.press('Account')
    await desk.fill('Company', 'ร้านใหม่')
    await desk.press('Save changes')
    await desk.shown('Not saved yet: one error to fix')
    await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Date of birth'))))
    expect([desk.value('Date of birth'), desk.of(paths.update)]).toEqual(['31/02/1990', []])
    await desk.fill('Date of birth', '22/11/2026')
    await desk.press('Save changes')
    expect(desk.of(paths.update)).toEqual([])
    await desk.fill('Date of birth', '28/02/2533')
    await desk.press('Save changes')
    await desk.shown('ธนพล แก้วใส saved')
    const user = (await desk.stored()).find(({ id }) => id === 4)
    expect([user?.company, user?.information.birthDate]).toEqual(['ร้านใหม่', '1990-02-28'])
  })

  test("USER-81 revoking one's own permission shows a warning and applies immediately", async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 1 } })
    await desk.until(() => desk.find('form'))
    expect(desk.isTicked('Everything: Delete')).toBe(true)
    await desk.tick('Invoices: Delete')
    await desk.shown('These are your own permissions.')
    expect(desk.isTicked('Everything: Delete')).toBe(false)
    await desk.press('Save changes')
    await desk.shown('มาลี ใจดี saved')
    expect([desk.engine.can('delete', 'Invoice'), desk.engine.can('read', 'Invoice')]).toEqual([false, true])
  })

  test("USER-82 a conflict with someone else's change is reported, and either version can be kept", async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    await ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 4, company: 'ของเขา' } } })
    await desk.fill('Company', 'ของเรา')
    await desk.press('Save changes')
    await desk.shown('Someone else changed this user.')
    expect(desk.value('Company')).toBe('ของเรา')
    await desk.press('Use theirs, discard mine')
    expect(desk.value('Company')).toBe('ของเขา')
    await desk.fill('Company', 'ของเรา')
    await desk.press('Save changes')
    await desk.shown('ธนพล แก้วใส saved')
    expect((await desk.stored()).find(({ id }) => id === 4)?.company).toBe('ของเรา')
  })

  test('USER-83 leaving asks before the changes are lost', async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    await desk.press('Cancel')
    expect(desk.places).toEqual([{ mode: 'view', id: 4 }])
    await desk.fill('Company', 'ใหม่')
    await desk.press('Back')
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    expect([desk.value('Company'), desk.places.length]).toEqual(['ใหม่', 1])
    await desk.press('Back')
    await desk.press('Leave')
    expect(desk.places).toHaveLength(2)
  })

  test('USER-84 an image is scaled down and stored with the user; another file is rejected', async () => {
    const desk = await usersDesk({ location: { mode: 'edit', id: 4 } })
    await desk.until(() => desk.find('form'))
    const choose = (file: File) =>
      desk.run(() => {
        const input = desk.find<HTMLInputElement>('input[type=file]')
        Object.defineProperty(input, 'files', { value: [file], configurable: true })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })
    await choose(new File(['x'], 'x.txt', { type: 'text/plain' }))
    await desk.shown("This file isn't a picture")
    const drawn: unknown[][] = []
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200, close: () => undefined }))
    const canvas = { getContext: () => ({ drawImage: (...all: unknown[]) => drawn.push(all.slice(1)) }) }
    const plain = document.createElement.bind(document)
    vi.spyOn(document, 'createElement').mockImplementation((tag: string) =>
      tag === 'canvas' ? ({ ...canvas, toDataURL: () => 'data:image/webp;base64,AAAA' } as never) : plain(tag),
    )
    await choose(new File(['x'], 'x.png', { type: 'image/png' }))
    await desk.until(() => desk.button('Remove picture'))
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(drawn).toEqual([[100, 0, 200, 200, 0, 0, 256, 256]])
    await desk.press('Save changes')
    await desk.shown('ธนพล แก้วใส saved')
    expect((await desk.stored()).find(({ id }) => id === 4)?.avatar).toBe('data:image/webp;base64,AAAA')
  })
})

test('USER-87 going back to the list restores its state', async () => {
  const desk = await usersDesk({ alone: true })
  await desk.type(desk.field('Role'), 'editor')
  await desk.until(() => expect(desk.all('[part=filter-chip]')).toHaveLength(1))
  const editors = (await desk.stored()).filter(({ role }) => role === 'editor').map(({ fullName }) => fullName)
  const shown = () => desk.all('tbody [data-row] td:nth-child(2) button').map(({ textContent }) => textContent)
  await desk.until(() => expect(shown()).toEqual(editors.slice(0, 10)))
  await desk.press(editors[0] ?? '')
  await desk.until(() => desk.button('Back to users'))
  await desk.press('Back to users')
  await desk.until(() => expect(shown()).toEqual(editors.slice(0, 10)))
})

test('USER-85 without addresses list, user and form replace each other in place, any number of times', async () => {
  const desk = await usersDesk({ alone: true })
  for (let round = 0; round < 2; round++) {
    await desk.until(() => desk.find('tbody [data-row]'))
    await desk.press('สุนิสา พรหมทอง')
    await desk.until(() => desk.button('Edit'))
    await desk.press('Edit')
    await desk.until(() => desk.find('form'))
    await desk.press('Cancel')
    await desk.until(() => desk.button('Back to users'))
    await desk.press('Back to users')
  }
})
