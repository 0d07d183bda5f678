import type { Page } from 'playwright-core'

/** Work in ms of each frame with more than 50 ms of it. A late frame without work doesn't count. */
export type Long = readonly number[]

export const longest = (frames: Long): number => Math.max(0, ...frames)
export const written = (frames: Long): string =>
  frames.length === 0 ? 'none' : `${frames.length}, up to ${longest(frames).toFixed(0)}`

/** Starts recording the work of long animation frames. */
export function watchFrames(): void {
  type Frame = PerformanceEntry & {
    renderStart: number
    blockingDuration: number
    scripts: readonly PerformanceEntry[]
  }
  const long: number[] = []
  /** scripts and rendering, without the time in between, when the page may have waited for the screen */
  const workOf = ({ startTime, duration, renderStart, blockingDuration, scripts }: Frame) => {
    const before = scripts.filter((script) => renderStart === 0 || script.startTime < renderStart)
    const rendering = renderStart === 0 ? 0 : startTime + duration - renderStart
    const known = before.reduce((sum, script) => sum + script.duration, rendering)
    // unattributed scripts count, too: their duration is known from the blocking time
    return Math.max(known, blockingDuration > 0 ? 50 + blockingDuration : 0)
  }
  const keep = (entries: readonly PerformanceEntry[]) =>
    long.push(...entries.map((entry) => workOf(entry as Frame)).filter((work) => work > 50))
  const observer = new PerformanceObserver((seen) => keep(seen.getEntries()))
  observer.observe({ type: 'long-animation-frame' })
  const take = () => {
    keep(observer.takeRecords())
    return long.splice(0)
  }
  Object.assign(window, { takeLong: take })
}

/** Long frames since the last call; waits for the current one to end. */
export const longFrames = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((next) => setTimeout(next, 100))
    return (window as unknown as { takeLong(): number[] }).takeLong()
  })
