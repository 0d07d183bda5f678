// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { slowProcessor } from '../helpers/slow-processor'
import { datatableDesk, offline, only } from './datatable-desk'

const people = [
  { name: 'ขวัญ', age: 31, since: '2024-02-01' },
  { name: 'กานต์', age: 7, since: '2023-02-01' },
  { name: '=SUM(A1)', age: 120, since: '' },
]
const columns = [
  { key: 'name', label: 'ชื่อ', required: true },
  { key: 'age', label: 'อายุ', kind: 'number' as const },
  { key: 'since', label: 'ตั้งแต่', kind: 'date' as const },
]
const own = { rows: people, columns, perPage: 10 }

describe('rows', () => {
  test('DATA-30 the sample rows stand in a window: those in sight are on the page, the count is said', async () => {
    const desk = await datatableDesk()
    expect(desk.asked).toEqual(['/api/datatables/initial-data'])
    expect(desk.rows().length).toBeLessThan(40)
    expect(desk.find('table').getAttribute('aria-rowcount')).toBe('101')
    expect(desk.rows()[0]?.getAttribute('aria-rowindex')).toBe('2')
    expect(desk.column(0)[0]).toBe(desk.stored[0]?.full_name)
    expect(desk.text()).toContain('100 rows')
  })

  test('DATA-64 rows far away are made at rest, a few at a time, in the room that is theirs', async () => {
    slowProcessor()
    const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows, columns: [{ key: 'name' }] })
    const first = desk.column(0)
    expect(first).toEqual(rows.slice(0, first.length).map(({ name }) => name))
    const scroller = desk.find('section[tabindex]')
    scroller.scrollTop = 46 * 2_500
    await act(() => scroller.dispatchEvent(new Event('scroll')))
    const coming = () => desk.all('tbody tr[aria-busy=true]')
    expect([desk.column(0), coming().length]).toEqual([[], 1])
    await desk.until(() => expect(coming()).toEqual([]))
    expect(desk.column(0)).toEqual(rows.slice(2_494, 2_494 + desk.rows().length).map(({ name }) => name))
    expect(desk.rows().length).toBe(first.length + 6)
  })

  test('DATA-66 the focus stays in the table where the row it was in is gone', async () => {
    slowProcessor()
    const rows = Array.from({ length: 50 }, (_, at) => ({ name: `row ${at}` }))
    const columns = [{ key: 'name' }]
    const desk = await datatableDesk({ rows, columns })
    const button = desk.rows().at(-1)?.querySelector('button')
    await act(() => button?.focus())
    expect(document.activeElement).toBe(button)
    // rows take as long as before, and what arranges them does not
    vi.restoreAllMocks()
    await desk.show({ rows: rows.toReversed(), columns })
    await desk.settle()
    expect(desk.column(0)[0]).toBe('row 49')
    expect(document.activeElement).toBe(desk.find('section[tabindex]'))
  })

  test('DATA-67 after sorting rows come from the top, those of before stand until then, and the table is busy', async () => {
    slowProcessor()
    const rows = Array.from({ length: 30 }, (_, at) => ({ name: `row ${10 + at}` }))
    const desk = await datatableDesk({ rows, columns: [{ key: 'name' }] })
    const before = desk.column(0)
    const sorted = before.map((_, at) => `row ${39 - at}`)
    vi.restoreAllMocks()
    await desk.press('name')
    const seen: { names: readonly string[]; isBusy: boolean }[] = []
    const look = () => seen.push({ names: desk.column(0), isBusy: desk.all('table[aria-busy=true]').length > 0 })
    const watcher = new MutationObserver(look)
    watcher.observe(desk.find('tbody'), { subtree: true, childList: true, characterData: true })
    await desk.press('name')
    await desk.settle()
    watcher.disconnect()
    look()
    const come = seen.map(({ names }) => names.filter((name, at) => name === sorted[at]).length)
    expect(seen.map(({ names }) => names)).toEqual(
      come.map((count) => [...sorted.slice(0, count), ...before.slice(count)]),
    )
    expect([come.some((count) => count > 0 && count < before.length), come.at(-1)]).toEqual([true, before.length])
    expect(seen.map(({ isBusy }) => isBusy)).toEqual(come.map((count) => count < before.length))
  })

  test('DATA-31 own rows stand in own columns; a new array replaces them, nothing is asked of the backend', async () => {
    const desk = await datatableDesk(own)
    expect(desk.column(0)).toEqual(['ขวัญ', 'กานต์', '=SUM(A1)'])
    await desk.show({ ...own, rows: [{ name: 'ใหม่', age: 1, since: '' }] })
    await desk.settle()
    expect([desk.column(0), desk.asked]).toEqual([['ใหม่'], []])
  })

  test('DATA-31 rows without columns show every key of the first', async () => {
    const desk = await datatableDesk({ rows: [{ a: 1, b: 'two' }], perPage: 10 })
    expect([desk.column(0), desk.column(1)]).toEqual([['1'], ['two']])
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('[{')],
  ] as const)('DATA-32 %s is told, and trying again mends it', async (_, answer) => {
    const desk = await datatableDesk({}, only('/api/datatables/initial-data', answer))
    await desk.passUntil("Couldn't load the table")
    desk.breakIt()
    await desk.press('Try again')
    await desk.shown('100 rows')
  })

  test('DATA-32 an account that may not see them is told so', async () => {
    const desk = await datatableDesk(
      {},
      only('/api/datatables/initial-data', () => new Response('', { status: 403 })),
    )
    await desk.shown("You don't have access to the table")
    expect(() => desk.button('Try again')).toThrow()
  })
})

describe('finding', () => {
  test('DATA-33 a head sorts, once more turns it round; what has no value stays last', async () => {
    const desk = await datatableDesk(own)
    await desk.press('อายุ')
    await desk.settle()
    expect(desk.column(1)).toEqual(['7', '31', '120'])
    await desk.press('ตั้งแต่')
    await desk.settle()
    await desk.press('ตั้งแต่')
    await desk.settle()
    expect(desk.column(0)).toEqual(['ขวัญ', 'กานต์', '=SUM(A1)'])
    expect(desk.all('th[aria-sort=descending]').map((each) => each.textContent)).toEqual(['ตั้งแต่'])
  })

  test('DATA-34 words and filters narrow down, nothing found leads back to all', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Filters')
    await desk.type('fieldset input', 'ก')
    await desk.settle()
    expect(desk.column(0)).toEqual(['กานต์'])
    await desk.type('input[type=search]', 'nobody')
    await desk.shown('No rows found')
    await desk.press('Show all rows')
    await desk.until(() => {
      desk.clock.increment(200)
      expect(desk.column(0)).toHaveLength(3)
    })
  })

  test('DATA-35 columns can be taken away, the first one not', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Columns')
    await desk.until(() =>
      expect(desk.all('[role^=menuitem]').map((each) => each.textContent)).toEqual(['อายุ', 'ตั้งแต่']),
    )
    await desk.run(() => desk.all('[role^=menuitem]')[0]?.click())
    expect(desk.column(1)[0]).not.toBe('31')
  })

  test('DATA-36 a row unfolds to all its values', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Details of ขวัญ')
    expect(desk.all('dt').map((each) => each.textContent)).toEqual(['ชื่อ', 'อายุ', 'ตั้งแต่'])
    expect(desk.button('Details of ขวัญ').getAttribute('aria-expanded')).toBe('true')
    await desk.press('Details of ขวัญ')
    expect(desk.all('dt')).toEqual([])
  })

  test('DATA-37 pages have the sizes that are offered, and another order keeps them', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows, perPage: 7 })
    expect(desk.rows()).toHaveLength(7)
    await desk.press('Page 3')
    expect(desk.column(0)[0]).toBe('row 14')
    expect(desk.rows()).toHaveLength(6)
  })
})
