// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanUsers } from '../../src/widgets/users'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

async function openUsers(person = 'admin', instead: (path: string) => Response | undefined = () => undefined) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const sent: object[] = []
  const page = await widgetPage(null, {
    transport: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/apps/users/invite') && request.method === 'POST')
        sent.push(await request.clone().json())
      return instead(pathname) ?? mock.transport(request)
    },
    storage: memoryStorage(),
  })
  await page.run(async () => {
    await page.engine.login(`${person}@langraan.test`, person)
  })
  await page.show(<RaanUsers inviteHref="/set-password?token={token}" />)
  const field = (label: string) => {
    const found = page.all('dialog label').find((each) => each.textContent?.replace('*', '').trim() === label)
    return `[id="${found?.getAttribute('for')}"]`
  }
  const shown = (text: string) =>
    page.until(() => {
      if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
    })
  const link = async () => {
    await page.until(() => page.find('dialog textarea'))
    return new URL(page.find<HTMLTextAreaElement>('dialog textarea').value)
  }
  return { ...page, mock, sent, field, shown, link }
}

async function invite(desk: Awaited<ReturnType<typeof openUsers>>) {
  await desk.until(() => desk.find('tbody tr'))
  await desk.until(() => desk.button('Invite'))
  await desk.press('Invite')
  await desk.until(() => desk.find('dialog form'))
  await desk.type(desk.field('Full name'), 'นก ขยัน')
  await desk.type(desk.field('Email'), 'nok@shop.example')
  await desk.type(desk.field('Role'), 'packer')
  await desk.press('Create link')
}

test('INVITE-9 a person is invited, and the link leads to the page’s own address with the token', async () => {
  const desk = await openUsers()
  await invite(desk)
  const url = await desk.link()
  expect([url.pathname, url.searchParams.get('token')]).toEqual([
    '/set-password',
    expect.stringMatching(/^new\.[\w-]{32}$/),
  ])
  const body = { token: url.searchParams.get('token'), password: 'long enough' }
  expect((await ask(desk.mock, 'POST /jwt/reset-password', { body })).status).toBe(200)
  await desk.press('Done')
  await desk.shown('Pending invitations')
})

test('INVITE-2800 the email is in the language of the page until another one is chosen, and a new link asks for that of the page', async () => {
  const desk = await openUsers()
  await invite(desk)
  await desk.link()
  await desk.press('Done')
  await desk.press('Invite')
  await desk.until(() => desk.find('dialog form'))
  expect(desk.find<HTMLSelectElement>(desk.field('Language of the email')).value).toBe('en')
  await desk.type(desk.field('Full name'), 'แดง')
  await desk.type(desk.field('Email'), 'dang@shop.example')
  await desk.type(desk.field('Language of the email'), 'th')
  await desk.press('Create link')
  await desk.link()
  await desk.press('Done')
  await desk.press('New link for แดง')
  await desk.link()
  expect(desk.sent).toMatchObject([{ language: 'en' }, { language: 'th' }, { language: 'en' }])
})

test('INVITE-2070 the focus moves from the form to the link that is shown in its place', async () => {
  const desk = await openUsers()
  await desk.until(() => desk.button('Invite'))
  await desk.press('Invite')
  await desk.until(() => desk.find('dialog form'))
  await desk.type(desk.field('Full name'), 'นก ขยัน')
  await desk.type(desk.field('Email'), 'nok@shop.example')
  await desk.run(() => desk.button('Create link').focus())
  await desk.press('Create link')
  await desk.link()
  await desk.until(() => expect(document.activeElement).toBe(desk.find('dialog textarea')))
})

test('INVITE-9 an address in use is named at its field, and what was typed stays', async () => {
  const desk = await openUsers()
  await desk.until(() => desk.find('tbody tr'))
  await desk.until(() => desk.button('Invite'))
  await desk.press('Invite')
  await desk.until(() => desk.find('dialog form'))
  await desk.type(desk.field('Full name'), 'นก')
  await desk.type(desk.field('Email'), 'admin@langraan.test')
  await desk.press('Create link')
  await desk.shown('This is already in use')
  expect(desk.find<HTMLInputElement>(desk.field('Full name')).value).toBe('นก')
})

test('INVITE-10 pending invitations are renewed with another link, and withdrawn after a question', async () => {
  const desk = await openUsers()
  await invite(desk)
  const first = (await desk.link()).search
  await desk.press('Done')
  await desk.shown('until')
  await desk.press('New link for นก ขยัน')
  expect((await desk.link()).search).not.toBe(first)
  await desk.press('Done')
  await desk.press('Withdraw the invitation of นก ขยัน')
  await desk.shown('Their link stops working')
  await desk.press('Withdraw')
  await desk.until(() => {
    if (desk.text().includes('Pending invitations')) throw new Error('still there')
  })
  expect((await ask(desk.mock, 'GET /api/users/user?id=51')).status).toBe(404)
})

test('INVITE-8 a backend without invitations shows no button for it', async () => {
  const desk = await openUsers('admin', (path) =>
    path === '/api/users/invitations' ? new Response(null, { status: 404 }) : undefined,
  )
  await desk.until(() => desk.find('tbody tr'))
  await desk.until(() => {
    if (desk.all('button').some((each) => each.textContent === 'Invite')) throw new Error('still there')
  })
})

test('INVITE-9 without an address for the link nobody is invited', async () => {
  const desk = await openUsers()
  await desk.show(<RaanUsers />)
  await desk.until(() => desk.find('tbody tr'))
  expect(desk.all('button').some((each) => each.textContent === 'Invite')).toBe(false)
})
