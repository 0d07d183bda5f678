import type { Page } from 'playwright-core'
import { longest, longFrames, written } from './long-frames.ts'
import { speeds } from './pace.ts'

/** How to find the rows of a scrolled list: expressions for the page, which can't use anything from this file. */
export type DrawnRows = {
  /** the scroll container */
  scroller: string
  /** height in px that something else covers at its top */
  covered: string
  /** the rendered rows */
  rows: string
  /** 0-based index of a `row` in the whole list */
  index: string
  /** text that the row at `index` must contain */
  text: string
}

/** frames measured at each of three positions */
const stretch = 100

type Scrolled = {
  /** share of frames in which every visible row was rendered with its own text */
  drawn: number
  /** frame durations in ms: multiples of the screen's refresh interval */
  took: readonly number[]
  /** ms of work in the frames with more than 50 ms of it */
  long: readonly number[]
  /** ms from the last scroll until every visible row is rendered */
  whole: number
}

/** Scrolls by a number of pixels per frame and checks in each frame that the right rows fill the visible area. */
function scrollInPage({
  list,
  start,
  pixels,
  stretch,
}: {
  list: DrawnRows
  start: number
  pixels: number
  stretch: number
}) {
  const scroller: Element = new Function(`return ${list.scroller}`)()
  const covered: number = new Function(`return ${list.covered}`)()
  const rows: () => Iterable<Element> = new Function(`return ${list.rows}`) as never
  const indexOf = new Function('row', `return ${list.index}`) as (row: Element) => number
  const textOf = new Function('index', `return ${list.text}`) as (index: number) => string
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next))
  const isWhole = () => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const boxes = [...rows()]
      .map((row) => ({ row, box: row.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > top + covered && box.top < bottom)
      .sort((a, b) => a.box.top - b.box.top)
    let end = top + covered
    for (const { row, box } of boxes) {
      if (box.top > end + 2 || !row.textContent?.includes(textOf(indexOf(row)))) return false
      end = Math.max(end, box.bottom)
    }
    return end >= bottom - 20
  }
  return (async () => {
    scroller.scrollTop = scroller.scrollHeight * start
    // let the jump to the start settle: it isn't part of scrolling
    for (let still = 0; still < 20; still++) await frame()
    const from = scroller.scrollTop
    const took: number[] = []
    let drawn = 0
    let before = await frame()
    for (let nth = 0; nth < stretch; nth++) {
      scroller.scrollTop += pixels
      const now = await frame()
      took.push(now - before)
      before = now
      if (isWhole()) drawn++
    }
    if (scroller.scrollTop < from + (pixels * stretch) / 2) throw new Error('the list does not scroll')
    let now = before
    for (; !isWhole(); now = await frame()) if (now - before > 10_000) throw new Error('rows are missing after 10 s')
    return { drawn, took, whole: now - before }
  })()
}

/** Scrolls from three positions at one speed. Requires `watchFrames` in the page. */
async function scrolled(page: Page, list: DrawnRows, pixels: number): Promise<Scrolled> {
  const all = { drawn: 0, took: [] as number[], long: [] as number[], whole: 0 }
  await longFrames(page)
  for (const start of [0, 0.3, 0.6]) {
    const part = await page.evaluate(scrollInPage, { list, start, pixels, stretch })
    all.drawn += part.drawn
    all.took.push(...part.took)
    all.whole = Math.max(all.whole, part.whole)
  }
  all.long.push(...(await longFrames(page)))
  return { ...all, drawn: all.drawn / all.took.length, took: all.took.sort((a, b) => a - b) }
}

export const scrolledHead: readonly string[] = [
  'px per frame',
  'frames with all rows, %',
  'median frame, ms',
  '95th percentile, ms',
  'worst, ms',
  'frames with more than 50 ms of work',
  'all rows rendered after the last scroll, ms',
]

/** One table row per speed. */
export async function scrolledLines(page: Page, name: string, list: DrawnRows): Promise<string[][]> {
  const lines: string[][] = []
  for (const [speed, pixels] of Object.entries(speeds)) {
    const { drawn, took, long, whole } = await scrolled(page, list, pixels)
    const at = (share: number) => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(1)
    const figures = [(drawn * 100).toFixed(0), at(0.5), at(0.95), at(1), written(long), whole.toFixed(0)]
    lines.push([name, `${pixels} (${speed})`, ...figures])
    if (longest(long) > 0) await page.waitForTimeout(200)
  }
  return lines
}
