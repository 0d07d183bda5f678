// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMock } from '../../src/mock/index'
import { chatPage } from './chat-page'

const height = 66
const room = 600
const begin = Date.parse('2026-10-01T00:00:00Z')

/** A chat of many messages, each as high as the others, in a view that is laid out. */
async function longChat(count: number) {
  const all = Array.from({ length: count }, (_, nth) => ({
    message: `message ${nth}`,
    // ten a day
    time: new Date(begin + nth * 2.4 * 3_600_000).toISOString(),
    senderId: nth % 2 === 0 ? 11 : 1,
  }))
  for (const [name, value] of [
    ['offsetHeight', height],
    ['clientHeight', room],
    ['clientWidth', 400],
  ] as const) {
    const spy = vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
    onTestFinished(() => spy.mockRestore())
  }
  const inside = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return Number.parseFloat(this.querySelector('ol')?.style.blockSize ?? '0')
  })
  onTestFinished(() => inside.mockRestore())
  const mock = createMock()
  const asked: string[] = []
  let isBroken = false
  let hold: Promise<void> | undefined
  const page = await chatPage({
    fieldError: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/get-chat')) return mock.transport(request)
      searchParams.delete('id')
      asked.push(searchParams.toString())
      const number = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : undefined)
      if (isBroken && number('before') !== undefined) return new Response(null, { status: 403 })
      if (number('before') !== undefined) await hold
      const end = Math.min(number('before') ?? all.length, all.length)
      const from = number('from') ?? Math.max(0, end - (number('perPage') ?? end))
      const answer = await (await mock.transport(request)).json()
      return Response.json({ ...answer, chat: { ...answer.chat, from, chat: all.slice(from, end) } })
    },
  })
  await page.enter(1)
  const scroller = page.find('ol').parentElement as HTMLElement
  const rows = () =>
    new Map(
      page
        .all('ol li')
        .map((row) => [
          row.querySelector('bdi')?.textContent ?? '',
          Number(/translateY\((.+)px\)/.exec(row.style.transform)?.[1]) - scroller.scrollTop,
        ]),
    )
  return {
    ...page,
    get rows() {
      return page.all('ol li')
    },
    messages: all,
    asked,
    scroller,
    breakEarlier: (next: boolean) => {
      isBroken = next
    },
    holdEarlier() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return resolve
    },
    async scrollTo(offset: number) {
      scroller.scrollTop = Math.max(0, Math.min(offset, scroller.scrollHeight - room))
      await act(() => scroller.dispatchEvent(new Event('scroll')))
    },
    /** px from the upper edge of the view */
    topOf: (message: string) => rows().get(message),
    said: () => scroller.querySelector('[role=status]')?.textContent,
    announced: () => page.find('[role=log]').textContent,
    positions: () =>
      page
        .all('ol li')
        .map((row) => [
          row.querySelector('bdi')?.textContent,
          row.getAttribute('aria-posinset'),
          row.getAttribute('aria-setsize'),
        ]),
  }
}

const beforeCalls = (asked: readonly string[]) => asked.filter((each) => each.includes('before'))

test('CHAT-1458 scrolling up loads earlier messages, to the first; what is in view stays where it is', async () => {
  const page = await longChat(120)
  await page.until(() => expect(page.shown().at(-1)).toBe('message 119'))
  expect(beforeCalls(page.asked)).toEqual([])
  await page.scrollTo(500)
  const [seen] = page.positions()
  const middle = `message ${70 + 9}`
  const before = page.topOf(middle)
  expect(before).toBeGreaterThan(0)
  await page.until(() => expect(page.said()).toBe('50 earlier messages loaded'))
  expect([page.topOf(middle), beforeCalls(page.asked)]).toEqual([before, ['before=70&perPage=50']])
  expect(seen?.[2]).toBe('120')
  // none of them is new
  expect(page.announced()).toBe('')
  await page.scrollTo(0)
  await page.until(() => expect(page.said()).toBe('20 earlier messages loaded'))
  await page.scrollTo(0)
  expect(page.topOf('message 0')).toBe(0)
  expect(page.text()).not.toContain('Earlier messages')
  for (const [text, position, size] of page.positions())
    expect([text, size]).toEqual([`message ${Number(position) - 1}`, '120'])
  expect(beforeCalls(page.asked)).toEqual(['before=70&perPage=50', 'before=20&perPage=50'])
})

test('CHAT-1459 a button loads earlier messages, too, says when that failed, and hands its focus on', async () => {
  const page = await longChat(90)
  page.breakEarlier(true)
  page.button('Earlier messages').focus()
  await page.press('Earlier messages')
  await page.until(() => expect(page.said()).toBe("Couldn't load earlier messages"))
  // it isn't requested again until the user wants it
  await page.scrollTo(100)
  await page.scrollTo(0)
  expect(beforeCalls(page.asked)).toEqual(['before=40&perPage=50'])
  page.breakEarlier(false)
  expect(document.activeElement?.textContent).toBe('Try again')
  await page.press('Try again')
  await page.until(() => expect(page.said()).toBe('40 earlier messages loaded'))
  await page.until(() => expect(document.activeElement).toBe(page.scroller))
})

test('CHAT-1459 a message that arrives is announced, and counted for those who read earlier ones', async () => {
  const page = await longChat(120)
  await page.scrollTo(200)
  await page.until(() => expect(page.said()).toBe('50 earlier messages loaded'))
  page.messages.push({ message: 'fresh', time: '2026-11-21T02:00:00Z', senderId: 1 })
  await page.pass(10_000)
  await page.until(() => expect(page.announced()).toMatch(/: fresh$/))
  expect(page.button('1 new message')).toBeDefined()
  expect(page.asked.at(-1)).toBe('from=120&perPage=50')
})

test('CHAT-1459 messages are selected from the end of a chat up into earlier ones', async () => {
  const page = await longChat(90)
  const go = page.holdEarlier()
  await page.scrollTo(0)
  await page.press('Select messages')
  const box = (message: string) =>
    page.rows.find((row) => row.textContent?.includes(message))?.querySelector('input') as HTMLInputElement
  await act(() => box('message 41').click())
  box('message 41').focus()
  expect(page.said()).toBe('Loading earlier messages')
  go()
  await page.until(() => expect(page.said()).toBe('40 earlier messages loaded'))
  expect([box('message 41').checked, document.activeElement === box('message 41')]).toEqual([true, true])
  await page.scrollTo(40 * height - 200)
  const press = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
    )
  for (let step = 0; step < 3; step++) await act(() => press())
  expect(document.activeElement).toBe(box('message 38'))
  await act(() => {
    box('message 38').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, shiftKey: true }))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', shiftKey: true, bubbles: true }))
    box('message 38').click()
  })
  expect(page.text()).toContain('4 messages selected')
})
