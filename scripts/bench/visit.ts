import type { BrowserContext } from 'playwright-core'
import { type Pace, slow4G } from './pace.ts'

/** Of one visit of a page: ms from the start of the navigation, and what came over the line by when. */
export type Visit = {
  paint: number
  largest: number
  /** until the frame in which what the page is for was drawn */
  visible: number
  /** what tasks took beyond 50 ms, all of them until the page was quiet */
  blocking: number
  /** scripts, styles, fonts and pictures, until then and in all */
  files: readonly [until: number, all: number]
  /** bodies as they came, compressed; of files, of the page and of the backend's answers */
  bytes: readonly [until: number, all: number]
  requests: readonly [until: number, all: number]
}

type Seen = { tasks: { start: number; duration: number }[]; largest: number; visible: number }

/** ms without a request or a long task after which a page is quiet */
const quietMs = 800

/** Looks in each frame whether what the page is for is there; a string, since it is asked before any code of the page. */
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
    // it is drawn with this frame: the next one begins after that
    requestAnimationFrame(isShown ? () => { seen.visible = performance.now() } : look)
  }
  if (window === window.top) requestAnimationFrame(look)
}`

/** In the page: what it has seen once nothing has come or taken long for a while. */
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
        // what the browser had kept did not come over the line
        bytes: transferSize === 0 ? 0 : encodedBodySize,
        isFile: entryType === 'resource' && transferSize > 0 && !new URL(name).pathname.startsWith('/backend'),
      })),
  }
}

export type VisitOf = {
  url: string
  /** an expression: the element that people came for, once it is there */
  shown: string
  pace: Pace
}

/** Opens a page at a pace and waits until it is quiet. */
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
