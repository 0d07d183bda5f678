// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dashboardDesk } from './dashboard-desk'

const forms = ['Sign in', 'Register', 'Forgot password', 'Reset password'].flatMap((name) => [`${name} 1`, `${name} 2`])

async function arrived(account: 'admin' | 'client') {
  const desk = await dashboardDesk({ path: '/access-control' })
  await desk.signIn(account)
  await desk.at('Access control')
  return desk
}

test.each(['admin', 'client'] as const)(
  'DASH-520 the group of forms is in the menu of users who may read Auth (%s)',
  async (account) => {
    const desk = await arrived(account)
    await desk.press('Authentication', 'nav button')
    expect(desk.entries().filter((name) => forms.includes(name))).toEqual(forms)
  },
)

test('DASH-520 each entry opens its page, which works for the signed-in user and leads back', async () => {
  const desk = await arrived('admin')
  await desk.press('Authentication', 'nav button')
  await desk.follow('Sign in 1')
  await desk.at('Sign in')
  expect(desk.text()).toContain('You are signed in as มาลี ใจดี.')
  await desk.signIn('client')
  await desk.at('Access control')
  expect(desk.entries()).not.toContain('Users')
  await desk.follow('Register 2')
  await desk.at('Create an account')
  await desk.press('Continue')
  await desk.at('Access control')
})

test("DASH-521 the menu has a user's details and edit form; without an id they show the first user", async () => {
  const desk = await arrived('admin')
  expect(desk.entries()).toEqual(expect.arrayContaining(['Users', 'User details', 'Edit a user']))
  await desk.follow('User details')
  await desk.at('User details')
  const shown = await desk.until(() => desk.find('[part=user] h2', ''))
  const { users } = (await desk.ask('/api/users/list/data')) as { users: { fullName: string }[] }
  expect(shown.textContent).toBe(users[0]?.fullName)
  await desk.follow('Edit a user')
  await desk.at('Edit a user')
  await desk.until(() => {
    const names = desk.all('[part=user-edit] input').map((input) => (input as HTMLInputElement).value)
    expect(names).toContain(users[0]?.fullName)
  })
})

test('DASH-521 editing is in the menu of users with write access', async () => {
  const reading = {
    abilities: [
      { action: 'read', subject: 'User' },
      { action: 'read', subject: 'ACL' },
    ],
  }
  const desk = await dashboardDesk(
    { path: '/access-control' },
    {
      between: async (request, backend) => {
        const answer = await backend(request)
        if (!request.url.endsWith('/jwt/login')) return answer
        const body = (await answer.json()) as { userData: object }
        return Response.json({ ...body, userData: { ...body.userData, role: 'client', ability: reading.abilities } })
      },
    },
  )
  await desk.signIn()
  await desk.at('Access control')
  expect(desk.entries()).toEqual(['Users', 'User details', 'Access control'])
})

test('DASH-47 a screen with an entry of its own below another highlights only its own', async () => {
  const desk = await arrived('admin')
  await desk.follow('Activity log')
  await desk.at('Activity log')
  expect(desk.all('nav[aria-label="Main menu"] a[aria-current]').map((each) => each.textContent)).toEqual([
    'Activity log',
  ])
})

test('ROLE-1601 the menu of who works for certain shops has no screen whose calls are refused to them', async () => {
  const ofWholeBusiness = async (shops: number[]) => {
    const desk = await dashboardDesk(
      { path: '/access-control' },
      {
        async between(request, backend) {
          if (new URL(request.url).pathname === '/jwt/login') {
            const body = JSON.stringify({ user: { id: 2, permissions: ['manage:all'], shops } })
            await backend(new Request('http://langraan.invalid/apps/users/update', { method: 'POST', body }))
          }
          return backend(request)
        },
      },
    )
    await desk.signIn('client')
    await desk.at('Access control')
    await desk.until(() => expect(desk.entries()).toContain('Orders'))
    return desk.entries().filter((name) => ['Couriers', 'Activity log'].includes(name))
  }
  expect(await ofWholeBusiness([2])).toEqual([])
  expect(await ofWholeBusiness([])).toEqual(['Couriers', 'Activity log'])
})
