// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type LazyPart, lazyPart } from '../../src/core/kernel/lazy-part'
import { useNearPart } from '../../src/widgets/charts/use-near-part'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

/** The place somebody scrolls near to. */
function scrolling() {
  const watched = new Set<(entries: { isIntersecting: boolean }[]) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        watched.add(this.tell)
      }
      disconnect() {
        watched.delete(this.tell)
      }
    },
  )
  return { watched, near: () => [...watched].map((tell) => tell([{ isIntersecting: true }])) }
}

afterEach(() => vi.unstubAllGlobals())

function Drawing({ near }: { near: LazyPart<{ messages: string }> }) {
  const { containerRef, here, isFailed, enter } = useNearPart(near)
  return (
    <div ref={containerRef}>
      {here?.messages ?? (isFailed ? 'lost' : 'waiting')}
      <button type="button" onClick={() => void enter()}>
        Again
      </button>
    </div>
  )
}

test('STAT-32 nothing is loaded before it is near the viewport; a failed load is reported and retried', async () => {
  const scroll = scrolling()
  const load = vi.fn<() => Promise<{ messages: string }>>()
  // asked for twice before it counts as lost
  load
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ messages: 'drawn' })
  const near = lazyPart(load)
  const page = await widgetPage(<Drawing near={near} />, { transport: fakeTransport({}) })
  expect([load.mock.calls.length, page.text()]).toEqual([0, 'waitingAgain'])
  await page.run(() => scroll.near())
  await page.until(() => expect(page.text()).toBe('lostAgain'))
  expect(scroll.watched.size).toBe(0)
  await page.press('Again')
  await page.until(() => expect(page.text()).toBe('drawnAgain'))
  expect(load).toHaveBeenCalledTimes(3)
})

test('STAT-32 a loaded part is shown immediately, without a placeholder', async () => {
  scrolling()
  const near = lazyPart(async () => ({ messages: 'drawn' }))
  await near.load()
  const page = await widgetPage(<Drawing near={near} />, { transport: fakeTransport({}) })
  expect(page.text()).toBe('drawnAgain')
})
