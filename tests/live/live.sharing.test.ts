import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionOfToken } from '../../src/core/live/live.sharing'
import { openBrowser } from './sharing-world'

const tokenWith = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`

async function openTabs(count: number) {
  const browser = openBrowser()
  const tabs = Array.from({ length: count }, () => browser.openTab())
  await browser.pass(2_000)
  return { ...browser, tabs }
}

test('LIVE-200 eight tabs have one stream, and each takes every change once', async () => {
  const { server, tabs, pass } = await openTabs(8)
  expect(server.streams.size).toBe(1)
  server.write(3)
  await pass(1_000)
  server.write()
  await pass(1_000)
  for (const { taken } of tabs) expect(taken).toEqual(['LR-1', 'LR-2', 'LR-3', 'LR-4'])
  // each found its position with one request, and was passed the rest
  expect(server.asked.length).toBe(8)
  await pass(60_000)
  expect(server.asked.length).toBe(8)
})

test('LIVE-201 when the tab with the stream closes, another continues after the last change', async () => {
  const { server, tabs, pass } = await openTabs(3)
  const [first, second, third] = tabs
  server.write()
  await pass(1_000)
  first?.close()
  server.write(2)
  await pass(1_500)
  expect(server.streams.size).toBe(1)
  for (const tab of [second, third]) expect(tab?.taken).toEqual(['LR-1', 'LR-2', 'LR-3'])
  expect(first?.taken).toEqual(['LR-1'])
})

test('LIVE-202 while the tab with the stream hangs, the others ask every few seconds; when it ends, one streams', async () => {
  const { server, tabs, pass, hang } = await openTabs(3)
  const [first, second, third] = tabs
  if (first) hang(first)
  server.write()
  await pass(20_000)
  for (const tab of [second, third]) expect(tab?.taken).toEqual(['LR-1'])
  // no stream is opened beside the one that hangs: it may be the last connection that the browser allows
  expect(server.streams.size).toBe(1)
  first?.close()
  server.write()
  await pass(1_500)
  expect(server.streams.size).toBe(1)
  for (const tab of [second, third]) expect(tab?.taken).toEqual(['LR-1', 'LR-2'])
})

test('LIVE-202 once it is heard of again, nobody else asks', async () => {
  const { server, tabs, pass, hang, wake } = await openTabs(2)
  const [first] = tabs
  if (first) hang(first)
  await pass(30_000)
  if (first) wake(first)
  await pass(6_000)
  const before = server.asked.length
  await pass(60_000)
  expect(server.asked.length).toBe(before)
})

test('LIVE-203 what was not passed on is asked for, with the next word of the tab that has the stream', async () => {
  const { server, tabs, pass, lose } = await openTabs(2)
  lose(1)
  server.write()
  await pass(5_000)
  server.write()
  await pass(1_000)
  for (const { taken } of tabs) expect(taken).toEqual(['LR-1', 'LR-2'])
})

test('LIVE-204 another user, and another backend, have a stream of their own', async () => {
  const browser = openBrowser()
  const tabs = ['shop/admin/', 'shop/admin/', 'shop/clerk/', 'branch/admin/'].map((name) => browser.openTab(name))
  await browser.pass(2_000)
  expect(browser.server.streams.size).toBe(3)
  browser.server.write()
  await browser.pass(1_000)
  for (const { taken } of tabs) expect(taken).toEqual(['LR-1'])
})

test('LIVE-204 tabs whose tokens name different sessions are told apart', () => {
  expect(sessionOfToken(tokenWith({ sub: 1, jti: 'abc.17' }))).toBe('abc')
  expect(sessionOfToken(tokenWith({ sid: 's-1', jti: 'abc.17' }))).toBe('s-1')
  // an id of this token only
  expect(sessionOfToken(tokenWith({ jti: '0b51' }))).toBe('')
  for (const token of [null, '', 'opaque', 'a.b.c', tokenWith([]), 'h.bnVsbA.s']) expect(sessionOfToken(token)).toBe('')
})

test('LIVE-205 a refusal ends each tab, and no lock or listener is left behind', async () => {
  const browser = openBrowser()
  browser.server.answersWith = 403
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  await browser.pass(3_000)
  expect(await Promise.all(tabs.map(({ end }) => end))).toEqual(['refused', 'refused', 'refused'])
  expect(browser.server.asked.length).toBe(3)
  browser.server.answersWith = 200
  browser.openTab()
  await browser.pass(500)
  expect(browser.server.streams.size).toBe(1)
})

test('LIVE-206 messages that are none are ignored', async () => {
  const { server, tabs, pass, disturb } = await openTabs(2)
  const before = server.asked.length
  for (const message of [
    undefined,
    null,
    'page',
    { type: 'page' },
    { type: 'page', after: 'p0', page: { cursor: 7, changes: 'all' } },
    { type: 'here', cursor: {} },
    { type: 'other' },
  ])
    disturb(message)
  server.write()
  await pass(1_000)
  for (const { taken } of tabs) expect(taken).toEqual(['LR-1'])
  expect(server.asked.length).toBe(before)
})

test('LIVE-207 while the backend is down, tabs ask less and less often, and lose nothing', async () => {
  const { server, tabs, pass, hang } = await openTabs(4)
  if (tabs[0]) hang(tabs[0])
  server.isDown = true
  server.write()
  await pass(60_000)
  const before = server.asked.length
  await pass(120_000)
  // three tabs, about twice a minute each
  expect(server.asked.length - before).toBeLessThanOrEqual(18)
  server.isDown = false
  await pass(70_000)
  for (const { taken } of tabs.slice(1)) expect(taken).toEqual(['LR-1'])
})

test('LIVE-5511 that a backend which was down answers again is known in every tab, once', async () => {
  const { server, tabs, pass } = await openTabs(3)
  server.isDown = true
  tabs[0]?.close()
  await pass(10_000)
  expect(tabs.map(({ reached }) => reached)).toEqual([0, 0, 0])
  server.isDown = false
  await pass(130_000)
  expect(tabs.map(({ reached }) => reached)).toEqual([0, 1, 1])
})

type Step =
  | { do: 'open' | 'down' | 'up' }
  | { do: 'close' | 'hang' | 'wake'; nth: number }
  | { do: 'write' | 'lose'; count: number }
  | { do: 'pass'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('open' as const, 'down' as const, 'up' as const) }),
  fc.record({ do: fc.constantFrom('close' as const, 'hang' as const, 'wake' as const), nth: fc.nat(7) }),
  fc.record({ do: fc.constantFrom('write' as const, 'lose' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(10, 400, 2_000, 7_000) }),
)

test(
  'LIVE-208 whatever tabs, messages and the network do, each open tab ends with every change once and in order',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const browser = openBrowser()
        const { server } = browser
        const tabs = new Set([browser.openTab(), browser.openTab()])
        const nthOf = (nth: number) => [...tabs][nth % tabs.size]
        for (const each of steps) {
          if (each.do === 'open') tabs.add(browser.openTab())
          else if (each.do === 'down' || each.do === 'up') server.isDown = each.do === 'down'
          else if (each.do === 'write') server.write(each.count)
          else if (each.do === 'lose') browser.lose(each.count)
          else if (each.do === 'pass') await browser.pass(each.ms)
          else if ('nth' in each) {
            const tab = nthOf(each.nth)
            if (!tab) continue
            if (each.do === 'hang') browser.hang(tab)
            if (each.do === 'wake') browser.wake(tab)
            if (each.do === 'close') {
              tab.close()
              tabs.delete(tab)
            }
          }
        }
        server.isDown = false
        for (const tab of tabs) browser.wake(tab)
        await browser.pass(130_000)
        const streams = server.streams.size
        for (const tab of tabs) {
          expect(tab.taken).toEqual(tab.due())
          expect(tab.cursor).toBe(`p${server.written.length}`)
          tab.close()
        }
        expect(streams).toBe(Math.min(1, tabs.size))
      }),
      { numRuns: 25 },
    ),
  60_000,
)
