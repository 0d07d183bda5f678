// @vitest-environment happy-dom
import fc from 'fast-check'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMock } from '../../src/mock/index'
import { createRowHeights } from '../../src/widgets/ui/row-heights'
import { chatPage } from './chat-page'

test('CHAT-125 a chat opens at its end; however far it is scrolled, the messages in view are there in the same frame', async () => {
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
  expect([page.shown().at(-1), page.shown().length >= 10, page.shown().length < 40]).toEqual([
    'message 399',
    true,
    true,
  ])
  const scroller = page.find('ol').parentElement as HTMLElement
  Object.defineProperty(scroller, 'scrollHeight', { value: 400 * 66 })
  scroller.scrollTop = 6_600
  await act(() => scroller.dispatchEvent(new Event('scroll')))
  const rows = page.all('ol li').map((row) => ({ row, index: Number(row.dataset.index) }))
  const inSight = rows.filter(({ index }) => index >= 100 && index <= 109)
  expect(inSight).toHaveLength(10)
  for (const { row, index } of rows)
    expect([
      row.querySelector('bdi')?.textContent,
      row.getAttribute('aria-posinset'),
      row.style.transform,
      row.querySelector('time[datetime*=T]')?.getAttribute('datetime'),
    ]).toEqual([`message ${index}`, String(index + 1), `translateY(${index * 66}px)`, chat[index]?.time])
})

test('CHAT-133 offsets and indexes of messages agree, whatever was measured', () => {
  const anyHeights = fc.array(fc.record({ at: fc.nat(299), height: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      anyHeights,
      fc.integer({ min: 1, max: 300 }),
      (count, measured, next) => {
        const heights = createRowHeights(count, 66)
        const model = Array.from({ length: count }, () => 66)
        for (const { at, height } of measured.filter((each) => each.at < count)) {
          expect(heights.set(at, height)).toBe(model[at] !== height)
          model[at] = height
        }
        heights.resize(next)
        const all = Array.from({ length: next }, (_, at) => model[at] ?? 66)
        let offset = 0
        for (const [at, height] of all.entries()) {
          expect([heights.offsetOf(at), heights.indexAt(offset), heights.indexAt(offset + height - 1)]).toEqual([
            offset,
            at,
            at,
          ])
          offset += height
        }
        expect([heights.offsetOf(next), heights.indexAt(offset + 1_000)]).toEqual([offset, next - 1])
        heights.forget()
        expect(heights.offsetOf(next)).toBe(next * 66)
      },
    ),
  )
})
