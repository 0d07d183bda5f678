// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dashboardDesk } from '../dashboard/dashboard-desk'

const bell = 'button[aria-label^=Notifications]'

async function open() {
  const desk = await dashboardDesk()
  await desk.signIn()
  // the first test of a worker loads all code
  await desk.until(() => desk.find('button', 'Notifications:'), 15_000)
  const count = () => Number(/\d+/.exec(desk.page.querySelector(bell)?.getAttribute('aria-label') ?? '')?.[0] ?? 0)
  const entries = () => desk.all('[role=menuitem]').map((each) => each.textContent ?? '')
  return { desk, count, entries }
}

test('BELL-7 the bell says how much is unread, to screen readers too', async () => {
  const { desk, count } = await open()
  const first = count()
  expect(first).toBeGreaterThan(0)
  expect(desk.page.querySelector('header [role=status]')?.textContent).toBe(`${first} unread notifications`)
})

test('BELL-7 an email opens in the mailbox, and is read from then on', async () => {
  const { desk, count } = await open()
  const before = count()
  await desk.press('Notifications:')
  await desk.until(() => desk.find('[role=menuitem]', 'Unread: Email from'))
  await desk.press('Unread: Email from', '[role=menuitem]')
  await desk.at('Email')
  await desk.until(() => expect(count()).toBe(before - 1))
})

test('BELL-7 all are marked as read at once, and nothing is offered twice', async () => {
  const { desk, entries } = await open()
  await desk.choose('Notifications:', 'Mark all as read')
  await desk.until(() => expect(desk.page.querySelector(bell)?.getAttribute('aria-label')).toBe('Notifications'))
  expect(desk.page.querySelector('header [role=status]')?.textContent).toBe('')
  await desk.press('Notifications')
  await desk.until(() => desk.find('[role=menuitem]', 'Email from'))
  expect(entries().filter((each) => each.startsWith('Unread:') || each.startsWith('Mark all'))).toEqual([])
})

test('BELL-5551 a clock that is wrong by more than five minutes is said once, until it is right', async () => {
  const { desk } = await open()
  const compare = (minutes: number) =>
    desk.happen(() => desk.engine.announce({ type: 'clock.compared', behind: minutes * 60_000 }))
  const told = () => desk.text().includes("This device's clock is wrong")
  await compare(-4)
  expect(told()).toBe(false)
  await compare(-60)
  await desk.until(() => expect(told()).toBe(true))
  await desk.press('Dismiss', '[data-toast=clock] button')
  await compare(-61)
  expect(told()).toBe(false)
  await compare(1)
  await compare(3_000)
  await desk.until(() => expect(told()).toBe(true))
  await compare(0)
  await desk.until(() => expect(told()).toBe(false))
})

test('BELL-8 without notifications, there is no bell and no error', async () => {
  let asked = 0
  const desk = await dashboardDesk(
    {},
    {
      async between(request, backend) {
        if (!request.url.includes('/api/notifications')) return backend(request)
        asked++
        return new Response(null, { status: 404 })
      },
    },
  )
  await desk.signIn()
  await desk.until(() => expect(asked).toBe(1))
  await desk.until(() => expect(desk.page.querySelector(bell)).toBeNull())
  expect(desk.text()).not.toContain('notifications')
})

test('BELL-7 who may read neither orders nor email has no bell', async () => {
  const desk = await dashboardDesk()
  await desk.signIn('client')
  await desk.until(() => desk.find('button', 'สมชาย'))
  expect(desk.page.querySelector(bell)).toBeNull()
})

test('BELL-43 low stock says what is low and how much is left, and opens the low products with its name', async () => {
  let isCounted = false
  const desk = await dashboardDesk(
    {},
    {
      async between(request, backend) {
        // somebody counts before the bell asks
        const headers = {
          Authorization: request.headers.get('Authorization') ?? '',
          'Content-Type': 'application/json',
        }
        if (request.url.includes('/api/notifications') && !isCounted) {
          isCounted = true
          const post = async (path: string, body: object) => {
            const init = {
              method: 'POST',
              headers: { ...headers, 'Idempotency-Key': path },
              body: JSON.stringify(body),
            }
            return (await backend(new Request(new URL(path, request.url), init))).json()
          }
          const { product } = await post('/api/products', { product: { name: 'หมวกสาน', price: 90 } })
          const stock = { id: product.id, kind: 'count', pieces: 2, lowAt: 3, reason: 'นับ' }
          await post('/api/products/stock', { stock })
        }
        return backend(request)
      },
    },
  )
  await desk.signIn()
  await desk.until(() => desk.find('button', 'Notifications:'), 15_000)
  await desk.press('Notifications:')
  await desk.until(() => desk.find('[role=menuitem]', 'Unread: Low stock: หมวกสาน'))
  expect(desk.find('[role=menuitem]', 'Unread: Low stock: หมวกสาน')?.textContent).toContain('Available: 2')
  await desk.press('Unread: Low stock: หมวกสาน', '[role=menuitem]')
  await desk.at('Products')
  await desk.until(() => expect(desk.all('tbody tr').map((each) => each.textContent)).toHaveLength(1))
  expect(desk.all('tbody tr')[0]?.textContent).toContain('หมวกสาน')
})
