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
/** ms after which rows that are missing are given up */
const longestWait = 10_000

type Scrolled = {
  /** share of frames in which every visible row was rendered with its own text */
  drawn: number
  /** frame durations in ms: multiples of the screen's refresh interval */
  took: readonly number[]
  /** ms of work in the frames with more than 50 ms of it */
  long: readonly number[]
  /** ms from the last scroll until every visible row is rendered; undefined: some are missing for good */
  whole: number | undefined
}

/** Scrolls by a number of pixels per frame and checks in each frame that the right rows fill the visible area. */
function scrollInPage({
  list,
  start,
  pixels,
  stretch,
  longestWait,
}: {
  list: DrawnRows
  start: number
  pixels: number
  stretch: number
  longestWait: number
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
    for (; !isWhole(); now = await frame()) if (now - before > longestWait) return { drawn, took, whole: undefined }
    return { drawn, took, whole: now - before }
  })()
}

/** A scrolled list and what it's called. Rows that stay missing are an error in ours, and a result in others. */
export type ScrolledList = { name: string; isOurs: boolean; list: DrawnRows }

/** Scrolls from three positions at one speed. Requires `watchFrames` in the page. */
async function scrolled(page: Page, { list }: ScrolledList, pixels: number): Promise<Scrolled> {
  const all = { drawn: 0, took: [] as number[], long: [] as number[], whole: 0 as number | undefined }
  await longFrames(page)
  for (const start of [0, 0.3, 0.6]) {
    const { drawn, took, whole } = await page.evaluate(scrollInPage, { list, start, pixels, stretch, longestWait })
    all.drawn += drawn
    all.took.push(...took)
    all.whole = all.whole === undefined || whole === undefined ? undefined : Math.max(all.whole, whole)
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
export async function scrolledLines(page: Page, scrolledList: ScrolledList): Promise<string[][]> {
  const { name, isOurs } = scrolledList
  const lines: string[][] = []
  for (const [speed, pixels] of Object.entries(speeds)) {
    const place = `${name}, ${pixels} px per frame`
    const { drawn, took, long, whole } = await scrolled(page, scrolledList, pixels).catch((cause) => {
      throw new Error(`${place}: ${cause}`, { cause })
    })
    if (whole === undefined && isOurs)
      throw new Error(`${place}: rows are still missing ${longestWait / 1_000} s later`)
    const at = (share: number) => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(1)
    const rest = whole?.toFixed(0) ?? 'some stay missing'
    lines.push([name, `${pixels} (${speed})`, (drawn * 100).toFixed(0), at(0.5), at(0.95), at(1), written(long), rest])
    if (longest(long) > 0) await page.waitForTimeout(200)
  }
  return lines
}
