// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMock } from '../../src/mock/index'
import { slowProcessor } from '../helpers/slow-processor'
import { chatPage } from './chat-page'

test('CHAT-125 a chat opens whole; far from its end messages are made at rest, a few at a time', async () => {
  slowProcessor()
  const chat = Array.from({ length: 400 }, (_, nth) => ({
    message: `message ${nth}`,
    time: new Date(Date.parse('2026-11-01T00:00:00Z') + nth * 60_000).toISOString(),
    senderId: nth % 2 === 0 ? 11 : 1,
  }))
  // nothing is laid out here: each message as high as the place they are seen in
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(66)
  onTestFinished(() => height.mockRestore())
  const mock = createMock()
  const long = async (request: Request) => {
    const answer = await (await mock.transport(request)).json()
    return Response.json({ ...answer, chat: { ...answer.chat, chat } })
  }
  const page = await chatPage({
    fieldError: (request) => (request.url.includes('/apps/chat/get-chat') ? long(request) : undefined),
  })
  await page.enter(1)
  const isBusy = () => page.find('ol').getAttribute('aria-busy') === 'true'
  expect(page.shown().length).toBeGreaterThan(10)
  expect(isBusy()).toBe(false)
  const scroller = page.find('ol').parentElement as HTMLElement
  Object.defineProperty(scroller, 'scrollHeight', { value: 400 * 66 })
  scroller.scrollTop = 6_600
  await act(() => scroller.dispatchEvent(new Event('scroll')))
  expect([page.shown().length, isBusy()]).toEqual([0, true])
  await page.until(() => expect(isBusy()).toBe(false))
  expect(page.shown().length).toBeGreaterThan(10)
})
