import type { BrowserContext } from 'playwright-core'
import { type Pace, slow4G } from './pace.ts'

/** Measurements of one visit: times in ms from the start of the navigation, and what was transferred. */
export type Visit = {
  paint: number
  largest: number
  /** until the frame in which the page's main element was painted */
  visible: number
  /** total blocking time: what tasks took beyond 50 ms each, until the page was quiet */
  blocking: number
  /** number of scripts, styles, fonts and images, until visible and in total */
  files: readonly [until: number, all: number]
  /** compressed body sizes of files, the page and backend responses */
  bytes: readonly [until: number, all: number]
  requests: readonly [until: number, all: number]
}

type Seen = { tasks: { start: number; duration: number }[]; largest: number; visible: number }

/** a page is quiet after this many ms without a request or long task */
const quietMs = 800

/** Checks in each frame whether the main element is rendered. A string, because it runs before the page's own code. */
const watch = (shown: string) => `{
  const seen = { tasks: [], largest: 0, visible: 0 }
  performance.setResourceTimingBufferSize(2000)
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) seen.tasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    const found = document.body && (${shown})
    const isShown = found && found.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // painted with this frame, so before the next one starts
    requestAnimationFrame(isShown ? () => { seen.visible = performance.now() } : look)
  }
  if (window === window.top) requestAnimationFrame(look)
}`

/** Runs in the page: returns the measurements once it is quiet. */
async function takeSeen({ quietMs }: { quietMs: number }): Promise<
  Omit<Visit, 'files' | 'bytes' | 'requests'> & {
    entries: { kind: string; end: number; bytes: number; isFile: boolean }[]
  }
> {
  const { seen } = window as unknown as { seen: Seen }
  const entries = () =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
  const lastWork = () =>
    Math.max(
      seen.visible,
      ...entries().map(({ responseEnd }) => responseEnd),
      ...seen.tasks.map(({ start, duration }) => start + duration),
    )
  while (performance.now() - lastWork() < quietMs) await new Promise((next) => setTimeout(next, 50))
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: seen.largest,
    visible: seen.visible,
    blocking: seen.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    entries: entries()
      .filter(({ name }) => !name.startsWith('data:'))
      .map(({ entryType, name, responseEnd, encodedBodySize, transferSize }) => ({
        kind: entryType,
        end: responseEnd,
        // cached files weren't transferred
        bytes: transferSize === 0 ? 0 : encodedBodySize,
        isFile: entryType === 'resource' && transferSize > 0 && !new URL(name).pathname.startsWith('/backend'),
      })),
  }
}

export type VisitOf = {
  url: string
  /** an expression that returns the page's main element once it is rendered */
  shown: string
  pace: Pace
}

/** Opens a page with throttling and waits until it is quiet. */
export async function visit(context: BrowserContext, { url, shown, pace }: VisitOf): Promise<Visit> {
  const [page = await context.newPage()] = context.pages()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: pace.processor })
  if (pace.isSlow4G) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
  }
  await page.addInitScript({ content: watch(shown) })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction('window.seen.visible > 0', undefined, { polling: 100, timeout: 60_000 })
  const { entries, ...seen } = await page.evaluate(takeSeen, { quietMs })
  const by = (count: (of: typeof entries) => number): readonly [number, number] => [
    count(entries.filter(({ end }) => end <= seen.visible)),
    count(entries),
  ]
  return {
    ...seen,
    files: by((of) => of.filter(({ isFile }) => isFile).length),
    bytes: by((of) => of.reduce((sum, { bytes }) => sum + bytes, 0)),
    requests: by((of) => of.length),
  }
}
