import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrolledLines } from '../../scripts/bench/drawn'

const list = { scroller: '', covered: '0', rows: '', index: '', text: '' }

/** A page whose list scrolls so, from each of its three positions. */
function scrolling(results: readonly (object | Error)[]): Page {
  const left = [...results]
  const evaluate = async (_: unknown, asked?: { pixels: number }) => {
    if (!asked) return []
    const result = left.shift() ?? { drawn: 100, took: Array(100).fill(16), whole: 0 }
    if (result instanceof Error) throw result
    return result
  }
  return { evaluate, waitForTimeout: async () => undefined } as unknown as Page
}
const lacking = { drawn: 90, took: Array(100).fill(16), whole: undefined }
const lastFigures = (lines: readonly string[][]) => lines.map((line) => [line[0], line[1], line[2], line.at(-1)])

test('BUILD-3802 rows that stay missing in another table are a result', async () => {
  const lines = await scrolledLines(scrolling([lacking]), { name: 'peer', isOurs: false, list })
  expect(lastFigures(lines)).toEqual([
    ['peer', '60 (wheel)', '97', 'some stay missing'],
    ['peer', '450 (drag)', '100', '0'],
    ['peer', '1200 (tear)', '100', '0'],
  ])
})

test('BUILD-3802 rows that stay missing in ours are an error that names table and speed', async () => {
  await expect(scrolledLines(scrolling([lacking]), { name: 'ours', isOurs: true, list })).rejects.toThrow(
    'ours, 60 px per frame: rows are still missing 10 s later',
  )
})

test('BUILD-3802 what fails in a page is told with table and speed', async () => {
  const page = scrolling([{ ...lacking, whole: 3 }, new Error('the list does not scroll')])
  await expect(scrolledLines(page, { name: 'peer', isOurs: false, list })).rejects.toThrow(
    'peer, 60 px per frame: Error: the list does not scroll',
  )
})
