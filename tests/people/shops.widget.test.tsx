// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { CustomersScreen } from '../../src/widgets/customers'
import { ShopsScreen } from '../../src/widgets/shops/edit/shops-screen'
import { RaanUser, RaanUsers } from '../../src/widgets/users'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

const now = () => new Date('2026-11-21T03:00:00Z')

const withoutShops = async (response: Response): Promise<Response> => {
  const body = JSON.parse((await response.text()) || 'null')
  for (const record of [body?.user, body?.invitation]) if (record) delete record.shops
  return Response.json(body, { status: response.status })
}

/** The users as this person sees them, who may work for certain shops. */
async function openUsers(node: ReactElement, { person = 'admin', shops = [] as number[], isForgetful = false } = {}) {
  const mock = createMock({ now })
  const set = (user: object) => ask(mock, 'POST /apps/users/update', { body: { user } })
  if (shops.length > 0) await set({ id: 2, permissions: ['manage:all'], shops })
  const page = await widgetPage(null, {
    transport: async (request) =>
      isForgetful && /users\/(update|invite)$/.test(request.url)
        ? withoutShops(await mock.transport(request))
        : mock.transport(request),
    storage: memoryStorage(),
  })
  await page.run(async () => {
    await page.engine.login(`${person}@langraan.test`, person)
  })
  await page.show(node)
  const boxes = () =>
    page.all('[data-field=shops] [part=checkbox]').map((box) => {
      const input = box.querySelector('input') as HTMLInputElement
      return `${input.checked ? '☑' : '☐'} ${box.textContent}${input.disabled ? ' –' : ''}`
    })
  const toggle = (name: string) =>
    page.run(() =>
      page
        .all('[data-field=shops] [part=checkbox]')
        .find((box) => box.textContent?.includes(name))
        ?.querySelector('input')
        ?.click(),
    )
  const shown = (text: string) =>
    page.until(() => {
      if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
    })
  const stored = async (id: number) => (await ask(mock, `GET /api/users/user?id=${id}`)).body.user
  return { ...page, mock, set, boxes, toggle, shown, stored }
}

test('ROLE-1570 the form of a user says for which shops they work: all, or at least one', async () => {
  const desk = await openUsers(<RaanUser mode="edit" userId={2} />)
  await desk.until(() => desk.find('[data-field=shops] input'))
  expect(desk.boxes()).toEqual(['☑ All shopsAlso new ones', '☑ บ้านชาปลายดอย', '☑ ครัวคุณยายละเมียด', '☑ สานฝันหัตถกรรม'])
  await desk.toggle('บ้านชาปลายดอย')
  await desk.toggle('สานฝันหัตถกรรม')
  expect(desk.boxes()).toEqual(['☐ All shopsAlso new ones', '☐ บ้านชาปลายดอย', '☑ ครัวคุณยายละเมียด –', '☐ สานฝันหัตถกรรม'])
  await desk.press('Save changes')
  await desk.until(async () => expect((await desk.stored(2)).shops).toEqual([2]))
  await desk.show(<RaanUser key="again" mode="edit" userId={2} />)
  await desk.until(() => desk.find('[data-field=shops] input'))
  await desk.toggle('All shops')
  await desk.press('Save changes')
  await desk.until(async () => expect(await desk.stored(2)).not.toHaveProperty('shops'))
})

test('ROLE-1571 a user shows the shops that they work for, an invitation too', async () => {
  const desk = await openUsers(<RaanUser mode="view" userId={2} />)
  await desk.shown('All shops')
  await desk.set({ id: 2, shops: [1, 3] })
  await ask(desk.mock, 'POST /apps/users/invite', {
    body: { fullName: 'นก', email: 'nok@mail.example', role: 'clerk', shops: [3] },
  })
  await desk.show(<RaanUser key="again" mode="view" userId={2} />)
  await desk.shown('บ้านชาปลายดอย, สานฝันหัตถกรรม')
  await desk.show(<RaanUsers inviteHref="/set-password?token={token}" />)
  await desk.shown('Order clerk · สานฝันหัตถกรรม')
})

test('ROLE-1572 whoever works for certain shops gives these only', async () => {
  const desk = await openUsers(<RaanUsers inviteHref="/set-password?token={token}" />, {
    person: 'client',
    shops: [2, 3],
  })
  await desk.until(() => desk.button('Invite'))
  await desk.press('Invite')
  await desk.until(() => desk.find('[data-field=shops] input'))
  expect(desk.boxes()).toEqual(['☑ ครัวคุณยายละเมียด', '☑ สานฝันหัตถกรรม'])
  await desk.toggle('สานฝันหัตถกรรม')
  const field = (name: string) => `[data-field=${name}] input`
  await desk.type(field('fullName'), 'นก ขยัน')
  await desk.type(field('email'), 'nok@shop.example')
  await desk.press('Create link')
  await desk.until(() => desk.find('dialog textarea'))
  const { invitations } = (await ask(desk.mock, 'GET /api/users/invitations')).body
  expect(invitations[0].shops).toEqual([2])
})

test('ROLE-1573 a backend that ignores the shops is said to, not that the user is limited', async () => {
  const said = "The shop's system doesn't limit users to certain shops."
  const desk = await openUsers(<RaanUser mode="edit" userId={2} />, { isForgetful: true })
  await desk.until(() => desk.find('[data-field=shops] input'))
  await desk.toggle('บ้านชาปลายดอย')
  await desk.press('Save changes')
  await desk.shown(said)
  const users = await openUsers(<RaanUsers inviteHref="/set-password?token={token}" />, { isForgetful: true })
  await users.until(() => users.button('Invite'))
  await users.press('Invite')
  await users.until(() => users.find('[data-field=shops] input'))
  await users.toggle('บ้านชาปลายดอย')
  await users.type('[data-field=fullName] input', 'นก')
  await users.type('[data-field=email] input', 'nok@shop.example')
  await users.press('Create link')
  await users.shown(said)
})

test('ROLE-1574 who works for certain shops is offered nothing that is refused to them', async () => {
  const offered = async (shops: number[]) => {
    const mock = createMock({ now })
    await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:all'], shops } } })
    const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
    await page.run(async () => {
      await page.engine.login('client@langraan.test', 'client')
    })
    const names = () => page.all('button').map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    await page.show(
      <CustomersScreen
        query=""
        onQueryChanged={() => undefined}
        orderHref={(number) => number}
        onOpenOrder={() => undefined}
        onNewOrder={() => undefined}
      />,
    )
    await page.until(() => page.find('tbody tr'))
    const customers = names()
    await page.run(() => page.find('tbody button').click())
    await page.until(() => page.button('New order for this customer'))
    const drawer = names()
    await page.show(<ShopsScreen query="" onQueryChanged={() => undefined} />)
    await page.until(() => page.find('tbody tr'))
    const all = [...customers, ...drawer, ...names()]
    return ['Add a customer', 'Import, export', 'Merge…', 'Edit', 'Add a shop'].filter((name) => all.includes(name))
  }
  expect(await offered([2])).toEqual([])
  expect(await offered([])).toEqual(['Add a customer', 'Import, export', 'Merge…', 'Edit', 'Add a shop'])
})
