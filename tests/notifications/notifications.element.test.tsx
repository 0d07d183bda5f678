// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { type NotificationChoice, RaanNotifications } from '../../src/widgets/notifications'
import { widgetPage } from '../helpers/widget-page'

const now = () => new Date('2026-11-21T05:00:00Z')

test('LIVE-512 a pressed notification is reported with kind and number, and read from then on', async () => {
  const mock = createMock({ now })
  const opened: NotificationChoice[] = []
  const marked: unknown[] = []
  const transport = async (request: Request) => {
    if (request.method === 'POST') marked.push(await request.clone().json())
    return mock.transport(request)
  }
  const page = await widgetPage(<RaanNotifications onOpen={(detail) => opened.push(detail)} />, { transport })
  await page.until(() => expect(page.all('button[aria-label^="Notifications:"]')).toHaveLength(1))
  await page.click('button[aria-label^="Notifications:"]')
  await page.until(() => expect(page.all('[role=menuitem]').length).toBeGreaterThan(1))
  const mail = page.all('[role=menuitem]').find((each) => each.textContent?.startsWith('Unread: Email'))
  await page.run(() => mail?.click())
  await page.until(() =>
    expect(opened).toEqual([{ kind: 'mail.received', ref: expect.any(String), subject: expect.any(String) }]),
  )
  await page.until(() => expect(marked).toEqual([{ ids: [`mail-${opened[0]?.ref}`] }]))
})

test('LIVE-512 with a backend without notifications, nothing is shown', async () => {
  let asked = 0
  const none = await widgetPage(<RaanNotifications />, {
    transport: async () => {
      asked++
      return new Response(null, { status: 404 })
    },
  })
  await none.until(() => expect(asked).toBe(1))
  await none.until(() => expect(none.all('button')).toEqual([]))
  expect(none.text()).toBe('')
})
