// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestRise } from '../../src/widgets/ui/longest-rise'
import type { RowElement } from '../../src/widgets/ui/recycled-rows'
import { createScrolledRows } from '../../src/widgets/ui/scrolled-rows'
import { edgeAt, sightAt } from '../../src/widgets/ui/virtual-window'

const height = 20
/** rows that are seen at once, and one that is cut */
const fitting = 10

type Part = RowElement & { text: Text; box: HTMLInputElement }

type Model = { rows: readonly string[]; ticked: ReadonlySet<string>; keep?: number }

/** A list with a box in each row, and the model that it is to show. */
function stage(first: Model, handsOn = true) {
  const scroller = document.body.appendChild(document.createElement('div'))
  scroller.tabIndex = -1
  const list = scroller.appendChild(document.createElement('ul'))
  let model = first
  const create = (): Part => {
    const element = document.createElement('li')
    const box = element.appendChild(document.createElement('input'))
    box.type = 'checkbox'
    return { element, box, text: element.appendChild(document.createTextNode('')) }
  }
  const sourceOf = ({ rows, ticked, keep }: Model) => ({
    count: rows.length,
    keep,
    keyOf: (index: number) => rows[index] as string,
    offsetOf: (index: number) => index * height,
    sightAt: (offset: number) => sightAt(edgeAt(offset, height), fitting, rows.length),
    create,
    write({ element, box, text }: Part, index: number) {
      const row = rows[index] as string
      element.dataset.index = String(index)
      text.data = row
      box.checked = ticked.has(row)
    },
    ...(handsOn && { onFocusLeaves: () => scroller.focus() }),
  })
  const rows = createScrolledRows<Part>({ scroller, list }, sourceOf(model))
  rows.renew(sourceOf(model))
  const stop = rows.follow()
  const elements = () => [...list.children] as HTMLElement[]
  return {
    scroller,
    list,
    elements,
    end() {
      stop()
      scroller.remove()
    },
    set(next: Model) {
      model = next
      const most = Math.max(0, next.rows.length - fitting) * height
      scroller.scrollTop = Math.min(scroller.scrollTop, most)
      rows.renew(sourceOf(next))
    },
    scrollTo(offset: number) {
      scroller.scrollTop = Math.min(Math.max(0, offset), Math.max(0, model.rows.length - fitting) * height)
      scroller.dispatchEvent(new Event('scroll'))
    },
    elementOf: (row: string) => elements().find((each) => each.textContent === row),
    /** what the page shows where it differs from what it should */
    faults(): string[] {
      const { rows: all, ticked } = model
      const found: string[] = []
      const byIndex = new Map<number, HTMLElement>()
      for (const each of elements()) {
        const index = Number(each.dataset.index)
        const row = all[index]
        if (byIndex.has(index)) found.push(`row ${index} twice`)
        byIndex.set(index, each)
        if (each.textContent !== row) found.push(`${each.textContent} where ${row} is`)
        if (each.querySelector('input')?.checked !== ticked.has(row ?? '')) found.push(`the tick of ${row}`)
        if (each.style.transform !== `translateY(${index * height}px)`) found.push(`the place of ${row}`)
      }
      const { first, last } = sightAt(edgeAt(scroller.scrollTop, height), fitting, all.length)
      for (let index = first; index <= last; index++) if (!byIndex.has(index)) found.push(`no row ${index}`)
      return found
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const names = (count: number, prefix = 'row') => Array.from({ length: count }, (_, at) => `${prefix} ${at}`)
const nobody: ReadonlySet<string> = new Set()

test('UI-100 after any jump the rows in view show their own text in the same frame, in their own place', () => {
  const page = stage({ rows: names(100_000), ticked: nobody })
  for (const offset of [0, 20, 1_999_800, 1_000_000, 999_990, 0, 450, 900, 1_350, 1_250]) {
    page.scrollTo(offset)
    expect(page.faults()).toEqual([])
  }
  expect(page.elements().length).toBeLessThan(50)
  page.end()
})

/** with this row if it was not among them, and without it if it was */
const other = (ticked: ReadonlySet<string>, row: string) =>
  new Set(ticked.has(row) ? [...ticked].filter((each) => each !== row) : [...ticked, row])

const step = fc.oneof(
  fc.record({ kind: fc.constant('jump' as const), to: fc.nat(6_000) }),
  fc.record({ kind: fc.constant('scroll' as const), by: fc.integer({ min: -700, max: 700 }) }),
  fc.record({ kind: fc.constant('tick' as const), at: fc.nat(300) }),
  fc.record({ kind: fc.constant('tick all' as const) }),
  fc.record({ kind: fc.constant('turn' as const) }),
  fc.record({ kind: fc.constant('filter' as const), every: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('rest' as const) }),
)

test('UI-100 whatever is scrolled, selected, sorted and filtered, no element keeps anything of another row', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const all = names(300)
      let rows: readonly string[] = all
      let ticked = nobody
      const page = stage({ rows, ticked })
      for (const each of steps) {
        if (each.kind === 'jump') page.scrollTo(each.to)
        if (each.kind === 'scroll') page.scrollTo(page.scroller.scrollTop + each.by)
        if (each.kind === 'tick') ticked = other(ticked, `row ${each.at}`)
        if (each.kind === 'tick all') ticked = ticked.size > 0 ? nobody : new Set(all)
        if (each.kind === 'turn') rows = rows.toReversed()
        if (each.kind === 'filter') rows = all.filter((_, at) => at % each.every === 0)
        if (each.kind === 'rest') vi.advanceTimersByTime(200)
        else vi.advanceTimersByTime(16)
        if (!['jump', 'scroll', 'rest'].includes(each.kind)) page.set({ rows, ticked })
        expect(page.faults()).toEqual([])
      }
      page.end()
    }),
    { numRuns: 150 },
  )
})

test('UI-100 a continued scroll finds the rows of the next frame already written', () => {
  const page = stage({ rows: names(1_000), ticked: nobody })
  for (let offset = 0; offset < 3_000; offset += 450) {
    page.scrollTo(offset)
    vi.advanceTimersByTime(16)
  }
  const { scrollTop } = page.scroller
  page.scroller.scrollTop = scrollTop + 450
  expect(page.faults()).toEqual([])
  page.end()
})

test('UI-107 at rest and for Tab, rows are in the document in the order shown', () => {
  const page = stage({ rows: names(1_000), ticked: nobody })
  const order = () => page.elements().map((each) => Number(each.dataset.index))
  const isSorted = () => order().every((index, at, all) => at === 0 || index > (all[at - 1] as number))
  page.scrollTo(140)
  expect(isSorted()).toBe(false)
  vi.advanceTimersByTime(200)
  expect([isSorted(), order()[0], order().at(-1)]).toEqual([true, 1, 23])
  page.scrollTo(4_000)
  expect(isSorted()).toBe(false)
  page.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(isSorted()).toBe(true)
  page.end()
})

test('UI-107 a removed row hands its focus on, and one that stays keeps it, wherever it moves', () => {
  const page = stage({ rows: names(100), ticked: nobody })
  page.elementOf('row 3')?.querySelector('input')?.focus()
  page.scrollTo(60)
  vi.advanceTimersByTime(200)
  expect(document.activeElement?.parentElement?.textContent).toBe('row 3')
  page.set({ rows: ['first', ...names(100)], ticked: nobody })
  expect(document.activeElement?.parentElement?.textContent).toBe('row 3')
  page.scrollTo(1_500)
  expect(document.activeElement).toBe(page.scroller)
  page.end()
})

test('UI-107 if nothing takes the focus of a removed row, its element is removed with it and shows no other row', () => {
  const page = stage({ rows: names(100), ticked: nobody, keep: 3 }, false)
  const kept = page.elementOf('row 3')
  kept?.querySelector('input')?.focus()
  page.scrollTo(1_500)
  vi.advanceTimersByTime(200)
  expect([kept?.isConnected, document.activeElement?.parentElement === kept]).toEqual([true, true])
  page.set({ rows: names(100).filter((row) => row !== 'row 3'), ticked: nobody, keep: 3 })
  expect([kept?.isConnected, kept?.textContent, page.faults()]).toEqual([false, 'row 3', []])
  page.end()
})

test('UI-107 reordering moves as few rows as possible, and never the focused one', () => {
  expect([...longestRise([5, 6, 7, 0, 1, 2, 3], -1)].sort()).toEqual([3, 4, 5, 6])
  expect([...longestRise([5, 6, 7, 0, 1, 2, 3], 1)].sort()).toEqual([0, 1, 2])
  expect([...longestRise([], -1)]).toEqual([])
  fc.assert(
    fc.property(fc.shuffledSubarray(names(9).map((_, at) => at)), fc.nat(8), (numbers, nth) => {
      const held = nth < numbers.length ? nth : -1
      const rise = [...longestRise(numbers, held)].sort((a, b) => a - b)
      const values = rise.map((at) => numbers[at] as number)
      expect(values).toEqual([...values].sort((a, b) => a - b))
      if (held >= 0) expect(rise).toContain(held)
      // every other choice, as nobody would write it
      const best = Array.from({ length: 2 ** numbers.length }, (_, bits) => numbers.filter((_, at) => (bits >> at) & 1))
        .filter((some) => some.every((each, at) => at === 0 || each > (some[at - 1] as number)))
        .filter((some) => held < 0 || some.includes(numbers[held] as number))
      expect(rise.length).toBe(Math.max(...best.map((some) => some.length)))
    }),
    { numRuns: 60 },
  )
})
