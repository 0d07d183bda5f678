// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VirtualList } from '../../src/widgets/ui/virtual-list'
import { mounted } from '../helpers/mounted'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step)
const tenThousand = range(0, 9999)
const pressed: number[] = []

const listOf = (rows: readonly number[], keep?: number, startAt?: number) => (
  <VirtualList
    rows={rows}
    keyOf={(row) => row}
    label="numbers"
    rowHeight={50}
    keep={keep}
    startAt={startAt}
    pattern={<button type="button" />}
    placesOf={(element) => element.firstElementChild as HTMLElement}
    write={(button, row) => {
      button.textContent = String(row)
    }}
    onClick={(row) => pressed.push(row)}
  />
)

function stage(first = listOf(tenThousand)) {
  const { find, render: show } = mounted(first)
  const list = () => find('ul')
  const byPlace = () =>
    [...list().children]
      .map((each) => ({ place: Number(each.getAttribute('aria-posinset')), text: Number(each.textContent) }))
      .sort((a, b) => a.place - b.place)
  return {
    show,
    list,
    shown: () => byPlace().map(({ text }) => text),
    places: () => byPlace().map(({ place }) => place),
    press: (row: number) =>
      act(() => [...list().querySelectorAll('button')].find((each) => each.textContent === String(row))?.click()),
    scrollTo(offset: number) {
      const scroller = list().parentElement as HTMLElement
      scroller.scrollTop = offset
      act(() => void scroller.dispatchEvent(new Event('scroll')))
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())
const rest = () => vi.advanceTimersByTime(200)

test('UI-101 however far the list is scrolled, the rows in view are there in the same frame, each in its place', () => {
  const page = stage()
  expect(page.shown()).toEqual(range(0, 16))
  rest()
  expect(page.shown()).toEqual(range(0, 22))
  page.scrollTo(250_000)
  expect(page.shown().slice(-17)).toEqual(range(5000, 5016))
  expect(page.places().slice(-17)).toEqual(range(5001, 5017))
  expect(page.list().getAttribute('aria-busy')).toBeNull()
})

test('UI-101 scroll position is restored, and a row scrolled to is there immediately', () => {
  const page = stage(listOf(tenThousand, undefined, 250_000))
  expect(page.shown()).toEqual(range(5000, 5016))
  rest()
  expect(page.shown()).toEqual(range(4994, 5022))
  page.show(listOf(tenThousand, 9_000, 250_000))
  expect(page.shown().at(-1)).toBe(9_000)
  page.show(listOf(tenThousand.map((each) => each + 1)))
  rest()
  expect(page.shown()).toEqual(range(4995, 5023))
})

test('UI-101 a press refers to the row that the element shows at that moment', () => {
  const page = stage()
  page.press(3)
  page.scrollTo(250_000)
  page.press(5_003)
  expect(pressed).toEqual([3, 5_003])
})
