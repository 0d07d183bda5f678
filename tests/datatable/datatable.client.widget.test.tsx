// @vitest-environment happy-dom
import fc from 'fast-check'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
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
  test('DATA-30 the sample rows are virtualised: those in view are on the page, and the count is announced', async () => {
    const desk = await datatableDesk()
    expect(desk.asked).toEqual(['/api/datatables/initial-data'])
    expect(desk.rows().length).toBeLessThan(40)
    expect(desk.find('table').getAttribute('aria-rowcount')).toBe('101')
    expect(desk.rows()[0]?.getAttribute('aria-rowindex')).toBe('2')
    expect(desk.column(0)[0]).toBe(desk.stored[0]?.full_name)
    expect(desk.text()).toContain('100 rows')
  })

  test('DATA-64 however far the table is scrolled, the rows in view are there in the same frame, in their places', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows, columns: [{ key: 'name' }] })
    await desk.until(() => expect(desk.rows()).toHaveLength(21))
    const first = desk.column(0)
    expect(first).toEqual(rows.slice(0, first.length).map(({ name }) => name))
    const scroller = desk.find('section[tabindex]')
    scroller.scrollTop = 48 * 2_500
    await act(() => scroller.dispatchEvent(new Event('scroll')))
    const placed = () =>
      desk.rows().map((row, at) => {
        const index = Number(row.getAttribute('aria-rowindex')) - 2
        expect([desk.column(0)[at], row.style.transform]).toEqual([`row ${index}`, `translateY(${index * 48}px)`])
        return index
      })
    expect(placed().filter((index) => index >= 2_500)).toHaveLength(15)
    await desk.until(() => expect(placed()[0]).toBe(2_494))
    expect(desk.column(0)).toEqual(rows.slice(2_494, 2_494 + desk.rows().length).map(({ name }) => name))
    expect(desk.rows().length).toBe(first.length + 6)
  })

  test('DATA-64 selection, name and expansion stay with their row, whichever element shows it', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows, columns: [{ key: 'name' }] })
    const scroller = desk.find('section[tabindex]')
    const ticked = new Set<string>()
    const unfolded = new Set<string>()
    const steps = fc.sample(fc.record({ to: fc.nat(399), act: fc.constantFrom('tick', 'fold', 'none') }), {
      numRuns: 60,
      seed: 17,
    })
    for (const { to, act: deed } of steps) {
      scroller.scrollTop = 48 * to
      await act(() => scroller.dispatchEvent(new Event('scroll')))
      const row = desk.rows()[to % desk.rows().length]
      const name = row?.querySelector('[data-key=value]')?.textContent ?? ''
      if (deed === 'tick') {
        if (!ticked.delete(name)) ticked.add(name)
        await desk.run(() => row?.querySelector('input')?.click())
      }
      if (deed === 'fold') {
        if (!unfolded.delete(name)) unfolded.add(name)
        await desk.press(`Details of ${name}`)
      }
      const shown = desk.rows().map((each) => ({
        name: each.querySelector('[data-key=value]')?.textContent ?? '',
        isTicked: each.querySelector('input')?.checked,
        isSelected: each.hasAttribute('data-selected'),
        isUnfolded: each.querySelector('[aria-expanded]')?.getAttribute('aria-expanded') === 'true',
        labels: [...each.querySelectorAll('[aria-label]')].map((control) => control.getAttribute('aria-label')),
      }))
      expect(shown).toEqual(
        shown.map(({ name }) => ({
          name,
          isTicked: ticked.has(name),
          isSelected: ticked.has(name),
          isUnfolded: unfolded.has(name),
          labels: [`Select ${name}`, `Details of ${name}`, `Edit ${name}`],
        })),
      )
      expect(desk.all('tr[data-detail] dd').map((each) => each.textContent)).toEqual(
        expect.arrayContaining(shown.filter((each) => each.isUnfolded).map((each) => each.name)),
      )
    }
    expect([ticked.size > 3, unfolded.size > 3]).toEqual([true, true])
  })

  test('DATA-66 the focus stays in the table if its row is gone', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({ name: `row ${at}` }))
    const columns = [{ key: 'name' }]
    const desk = await datatableDesk({ rows, columns })
    const button = desk.rows().at(-1)?.querySelector('button')
    await act(() => button?.focus())
    expect(document.activeElement).toBe(button)
    await desk.show({ rows: rows.toReversed(), columns })
    await desk.settle()
    expect(desk.column(0)[0]).toBe('row 49')
    expect(document.activeElement).toBe(desk.find('section[tabindex]'))
  })

  test('DATA-66 a row that stays in view keeps the focus, also when the order changes', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows, columns: [{ key: 'name' }] })
    const button = desk.button('Details of row 1')
    await act(() => button.focus())
    await desk.press('name')
    await desk.press('name')
    await desk.settle()
    expect([desk.column(0), document.activeElement?.getAttribute('aria-label')]).toEqual([
      ['row 4', 'row 3', 'row 2', 'row 1', 'row 0'],
      'Details of row 1',
    ])
  })

  test('DATA-67 sorted rows are shown immediately and from the top; until then the previous rows stay and the table is busy', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ name: `row ${10 + at}` }))
    const desk = await datatableDesk({ rows, columns: [{ key: 'name' }] })
    await desk.until(() => expect(desk.rows()).toHaveLength(21))
    const sorted = Array.from({ length: 15 }, (_, at) => `row ${69 - at}`)
    await desk.press('name')
    await desk.settle()
    const isBusy = () => desk.all('table[aria-busy=true]').length > 0
    const before = desk.column(0)
    await desk.press('name')
    expect([desk.column(0), isBusy()]).toEqual([before, true])
    const seen: unknown[] = []
    const watcher = new MutationObserver(() => seen.push([desk.column(0), isBusy()]))
    watcher.observe(desk.find('tbody'), { subtree: true, childList: true, characterData: true })
    await desk.settle()
    watcher.disconnect()
    expect([seen[0], desk.column(0).slice(0, 15)]).toEqual([[sorted, false], sorted])
  })

  test('DATA-31 own rows are shown in own columns; a new array replaces them, and the backend is not called', async () => {
    const desk = await datatableDesk(own)
    expect(desk.column(0)).toEqual(['ขวัญ', 'กานต์', '=SUM(A1)'])
    await desk.show({ ...own, rows: [{ name: 'ใหม่', age: 1, since: '' }] })
    await desk.settle()
    expect([desk.column(0), desk.asked]).toEqual([['ใหม่'], []])
  })

  test('DATA-31 rows without columns show a column per key of the first row', async () => {
    const desk = await datatableDesk({ rows: [{ a: 1, b: 'two' }], perPage: 10 })
    expect([desk.column(0), desk.column(1)]).toEqual([['1'], ['two']])
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('[{')],
  ] as const)('DATA-32 %s is reported and can be retried', async (_, answer) => {
    const desk = await datatableDesk({}, only('/api/datatables/initial-data', answer))
    await desk.passUntil("Couldn't load the table")
    desk.breakIt()
    await desk.press('Try again')
    await desk.shown('100 rows')
  })

  test('DATA-32 an account without access to the rows is told so', async () => {
    const desk = await datatableDesk(
      {},
      only('/api/datatables/initial-data', () => new Response('', { status: 403 })),
    )
    await desk.shown("You don't have access to the table")
    expect(() => desk.button('Try again')).toThrow()
  })
})

describe('searching and filtering', () => {
  test('DATA-33 a header sorts, a second press reverses; rows without a value stay last', async () => {
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

  test('DATA-34 search and filters narrow the list, and a search without results can be cleared', async () => {
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

  test('DATA-35 columns can be hidden, except the first', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Columns')
    await desk.until(() =>
      expect(desk.all('[role^=menuitem]').map((each) => each.textContent)).toEqual(['อายุ', 'ตั้งแต่']),
    )
    await desk.run(() => desk.all('[role^=menuitem]')[0]?.click())
    expect(desk.column(1)[0]).not.toBe('31')
  })

  test('DATA-36 a row expands to all its values', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Details of ขวัญ')
    expect(desk.all('dt').map((each) => each.textContent)).toEqual(['ชื่อ', 'อายุ', 'ตั้งแต่'])
    expect(desk.button('Details of ขวัญ').getAttribute('aria-expanded')).toBe('true')
    await desk.press('Details of ขวัญ')
    expect(desk.all('dt')).toEqual([])
  })

  test('DATA-37 pages have the sizes on offer, which another order keeps', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows, perPage: 7 })
    expect(desk.rows()).toHaveLength(7)
    await desk.press('Page 3')
    expect(desk.column(0)[0]).toBe('row 14')
    expect(desk.rows()).toHaveLength(6)
  })
})
