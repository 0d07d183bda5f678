// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fittingOf } from '../../src/widgets/data-table/fitting'
import { copyOf, type RowContent, writeRow } from '../../src/widgets/data-table/window-row'
import { clipped } from '../../src/widgets/data-table/window-table.css'

type Row = { name: string; total: string; status: string }

afterEach(() => vi.restoreAllMocks())

const content = (fitting: readonly number[]): RowContent<Row> => ({
  columns: (['name', 'total', 'status'] as const).map((key) => ({
    key,
    label: key,
    text: (row) => row[key],
    cell: (row) => row[key],
    ...(key === 'status' && { tone: () => 'neutral' as const }),
  })),
  state: {
    ticks: { has: () => false, isFull: false } as unknown as RowContent<Row>['state']['ticks'],
    unfolded: new Map(),
  },
  action: undefined,
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  fitting,
  labels: { select: (name) => name, details: (name) => name },
})

function newRow() {
  const pattern = document.createElement('tr')
  pattern.innerHTML =
    '<td data-key="value"></td><td data-key="value"></td><td data-key="value"><span class="badge"></span></td>'
  const part = copyOf(pattern)
  const isClipped = () => [...part.element.children].map((cell) => cell.classList.contains(clipped))
  return { part, isClipped }
}

const short: Row = { name: 'ชาเขียว', total: '120', status: 'new' }
const long: Row = { ...short, name: 'ชาเขียวใบหม่อนอบแห้ง' }

test('PAGE-3600 a cell whose text certainly fits is not clipped, and stays clipped after one that may not', () => {
  const { part, isClipped } = newRow()
  const known = content([10, 10, 10])
  writeRow(part, short, 2, known)
  expect(isClipped(), 'a badge is wider than its text').toEqual([false, false, true])
  writeRow(part, long, 3, known)
  expect(isClipped()).toEqual([true, false, true])
  writeRow(part, short, 4, known)
  expect(isClipped()).toEqual([true, false, true])
  writeRow(part, short, 4, content([8, 2, 10]))
  expect(isClipped(), 'measured again').toEqual([false, true, true])
})

test('PAGE-3600 before it is measured, each cell is clipped', () => {
  const { part, isClipped } = newRow()
  writeRow(part, short, 2, content([]))
  expect(isClipped()).toEqual([true, true, true])
})

test('PAGE-3600 characters that certainly fit are as wide as they are high', () => {
  const cell = document.body.appendChild(document.createElement('td'))
  cell.style.cssText = 'font-size: 15px; letter-spacing: 1px; padding-inline-start: 12px; padding-inline-end: 12px'
  vi.spyOn(cell, 'offsetWidth', 'get').mockReturnValue(119)
  const narrow = document.createElement('td')
  expect(fittingOf([cell, narrow])).toEqual([5, 0])
})
