import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrange, indexOf, type TableQuery, wholeTable } from '../../src/core/datatable/datatable.arrange'
import type { TableColumn, TableRow } from '../../src/core/datatable/datatable.columns'
import type { Steps } from '../../src/core/kernel/steps'

const run = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value as T
    if ((value as number) < 0 || (value as number) > 1) throw new Error(`${value} is no part of the work`)
  }
}

const columns: TableColumn[] = [
  { key: 'name' },
  { key: 'age', kind: 'number' },
  { key: 'status', kind: 'choice', choices: [1, 2] },
]
const thai = new Intl.Collator('th', { numeric: true })
const text = fc.oneof(
  fc.constantFrom('ไก่', 'กา', 'เกาะ', 'แก้ว', 'ขวด', 'ก้าน', 'A2', 'a10', 'á', 'a\u0301', ''),
  fc.string({ maxLength: 6 }),
)
const row = fc.record({ name: text, age: fc.oneof(fc.integer(), fc.constant('')), status: fc.constantFrom(1, 2) })
const order = fc.constantFrom('ascending' as const, 'descending' as const)

/** The same by the sort of the language: equal rows as they stood, those without a value last. */
const plainly = (rows: readonly TableRow[], key: string, isDescending: boolean): TableRow[] =>
  [...rows].sort((a, b) => {
    const [one, other] = [a[key] as string | number, b[key] as string | number]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    const sign = isDescending ? -1 : 1
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    return sign * thai.compare(String(one), String(other))
  })

const ask = (change: Partial<TableQuery>): TableQuery => ({ ...wholeTable, ...change })

describe('sorting', () => {
  test('DATA-10 rows are in the order of a plain sort, text in Thai order, equal ones stable', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 200 }), fc.constantFrom('name', 'age'), order, (rows, column, order) => {
        const found = run(arrange(indexOf(rows, columns), ask({ sort: { column, order } })))
        const wanted = plainly(rows, column, order === 'descending')
        expect(found.map((each) => rows.indexOf(each as never))).toEqual(
          wanted.map((each) => rows.indexOf(each as never)),
        )
      }),
    )
  })

  test('DATA-10 the same with more rows than are sorted at once, with and without digits', () => {
    const many = fc.array(fc.record({ name: fc.stringMatching(/^[ก-ฮ]{1,2}[0-9]{0,3}$/u), age: fc.integer() }), {
      minLength: 600,
      maxLength: 1_400,
      size: 'max',
    })
    fc.assert(
      fc.property(many, fc.constantFrom('name', 'age'), order, fc.boolean(), (rows, column, order, isPlain) => {
        const given = isPlain ? rows.map(({ name, age }) => ({ age, name: name.replace(/\d/g, '') })) : rows
        const found = run(arrange(indexOf(given, columns), ask({ sort: { column, order } })))
        expect(found).toEqual(plainly(given, column, order === 'descending'))
      }),
      { numRuns: 12 },
    )
  })

  test('DATA-11 a column is compared once: the other direction and later queries reuse its order', () => {
    const rows = ['ขวด', 'กา', 'เกาะ'].map((name) => ({ name }))
    const index = indexOf(rows, [{ key: 'name' }])
    const first = run(arrange(index, ask({ sort: { column: 'name', order: 'ascending' } })))
    const ranks = index.ranks.get('name')
    const back = run(arrange(index, ask({ sort: { column: 'name', order: 'descending' } })))
    expect(first.map(({ name }) => name)).toEqual(['กา', 'เกาะ', 'ขวด'])
    expect(back.map(({ name }) => name)).toEqual(['ขวด', 'เกาะ', 'กา'])
    expect(index.ranks.get('name')).toBe(ranks)
  })

  test('DATA-10 an unknown column changes nothing', () => {
    const rows = [{ name: 'b' }, { name: 'a' }]
    expect(run(arrange(indexOf(rows, columns), ask({ sort: { column: 'no', order: 'ascending' } })))).toEqual(rows)
  })
})

describe('searching', () => {
  const rows = [
    { name: 'ชาเขียว', age: 20, status: 1 },
    { name: 'ชาดำ', age: 120, status: 2 },
    { name: 'Coffee 20', age: 3, status: 1 },
  ]
  const found = (change: Partial<TableQuery>) =>
    run(arrange(indexOf(rows, columns), ask(change))).map((each) => rows.indexOf(each as never))

  test.each([
    ['everything', {}, [0, 1, 2]],
    ['blanks', { q: '  ' }, [0, 1, 2]],
    ['words in any column', { q: '20' }, [0, 1, 2]],
    ['words in any case', { q: 'COFFEE' }, [2]],
    ['one column', { filters: { age: '20' } }, [0, 1]],
    ['two columns, both of which must hold', { filters: { name: 'ชา', age: '12' } }, [1]],
    ['a choice, which must be equal', { filters: { status: '1' } }, [0, 2]],
    ['nothing', { q: 'ชา', filters: { status: '3' } }, []],
    ['a column that is not there', { filters: { nowhere: 'x' } }, [0, 1, 2]],
  ] as const)('DATA-12 finds by %s', (_, change, expected) => {
    expect(found(change)).toEqual(expected)
  })

  test.each([
    ['2024-01-01/2024-12-31', [0, 1]],
    ['2024-02-01/', [1, 2]],
    ['/2024-01-01', [0]],
    ['2024-12-31/2024-12-31', [1]],
    ['2025-01-01/2024-01-01', []],
  ])('DATA-12 days within %s are found, rows without a day are not', (days, expected) => {
    const rows = [{ day: '2024-01-01' }, { day: '2024-12-31' }, { day: '2025-06-01' }, { day: '' }]
    const index = indexOf(rows, [{ key: 'day', kind: 'date' }])
    expect(run(arrange(index, ask({ filters: { day: days } }))).map((each) => rows.indexOf(each as never))).toEqual(
      expected,
    )
  })

  test('DATA-12 amounts are found as they are written', () => {
    const money = [{ pay: 1_234_567 }, { pay: 999 }]
    const index = indexOf(money, [{ key: 'pay', kind: 'money' }])
    expect(run(arrange(index, ask({ q: '12345.67' })))).toEqual([{ pay: 1_234_567 }])
  })
})
