import { describe, expect, test } from 'vitest'
import { employeeSchema } from '../../src/core/datatable/datatable.contract'
import { matchTitles } from '../../src/core/datatable/datatable.titles'
import { decode, encode } from '../../src/core/kernel/codec'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const open = () => createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
const page = async (mock: Mock, query = '') => (await ask(mock, `GET /api/datatables/data${query}`)).body
type Row = {
  id: number
  full_name: string
  post: string
  email: string
  age: number
  salary: string
  start_date: string
  status: number
}

describe('GET /api/datatables/initial-data', () => {
  test('DATA-1 GET /api/datatables/initial-data returns a bare list of a hundred rows, days as MM/DD/YYYY and pay in baht', async () => {
    const { body } = await ask(open(), 'GET /api/datatables/initial-data')
    const rows = body as Row[]
    expect(rows).toHaveLength(100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100)
    expect(Object.keys(rows[0] as Row)).toEqual([
      'responsive_id',
      'id',
      'avatar',
      'full_name',
      'post',
      'email',
      'city',
      'start_date',
      'salary',
      'age',
      'experience',
      'status',
    ])
    const odd = rows.filter(
      ({ start_date, salary, status }) =>
        !/^\d\d\/\d\d\/\d{4}$/.test(start_date) || !/^฿\d+\.\d\d$/.test(salary) || ![1, 2, 3, 4, 5].includes(status),
    )
    expect(odd).toEqual([])
  })

  test('DATA-2 a row round-trips; a day is a date and pay is satang in code', async () => {
    const { body } = await ask(open(), 'GET /api/datatables/initial-data')
    const wire = { ...(body as Row[])[0], start_date: '03/31/2024', salary: '฿12345.07' }
    const inside = decode(employeeSchema, wire)
    expect(inside.ok && [inside.value.start_date, inside.value.salary]).toEqual(['2024-03-31', 1_234_507])
    expect(inside.ok && encode(employeeSchema, inside.value)).toEqual(wire)
  })

  test.each([
    { start_date: '31/03/2024' },
    { salary: '12345' },
    { salary: '฿1.234' },
    { salary: '$12345.07' },
    { status: 6 },
  ])('DATA-2 an invalid row is rejected (%j)', async (change) => {
    const { body } = await ask(open(), 'GET /api/datatables/initial-data')
    expect(decode(employeeSchema, { ...(body as Row[])[0], ...change }).ok).toBe(false)
  })
})

describe('GET /api/datatables/data', () => {
  test('DATA-3 returns all rows, one page of ten under `invoices`, and the number of matches', async () => {
    const mock = open()
    const all = (await ask(mock, 'GET /api/datatables/initial-data')).body
    expect(await page(mock)).toEqual({ allData: all, invoices: all.slice(0, 10), total: 100 })
    expect((await page(mock, '?perPage=75&page=2')).invoices).toEqual(all.slice(75))
    expect((await page(mock, '?page=11')).invoices).toEqual([])
    expect((await page(mock, '?page=0&perPage=x')).invoices).toEqual(all.slice(0, 10))
  })

  test('DATA-9 allData=false leaves out the rows that are not on the page', async () => {
    const { invoices, ...rest } = await page(open(), '?allData=false&perPage=7')
    expect([invoices.length, rest]).toEqual([7, { total: 100 }])
  })

  test('DATA-4 q matches name, post, email, age, salary and start date, each as it is written', async () => {
    const mock = open()
    const rows = (await ask(mock, 'GET /api/datatables/initial-data')).body as Row[]
    const [first] = rows as [Row]
    const keys = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const
    for (const key of keys) {
      const q = String(first[key]).toUpperCase()
      const wanted = rows.filter((row) =>
        keys.some((each) => String(row[each]).toLowerCase().includes(q.toLowerCase())),
      )
      const { total, invoices, allData } = await page(mock, `?perPage=100&q=${encodeURIComponent(q)}`)
      expect([total, invoices, allData.length]).toEqual([wanted.length, wanted, 100])
    }
    expect((await page(mock, '?q=Bangkok-is-no-match')).total).toBe(0)
  })

  test('DATA-5 filters of several columns are combined with AND', async () => {
    const mock = open()
    const rows = (await ask(mock, 'GET /api/datatables/initial-data')).body as Row[]
    const wanted = rows.filter(({ full_name, post }) => full_name.includes('อรัญญา') && post.includes('แพ็ก'))
    const { total, invoices } = await page(
      mock,
      `?full_name=${encodeURIComponent('อรัญญา')}&post=${encodeURIComponent('แพ็ก')}`,
    )
    expect([total, invoices]).toEqual([wanted.length, wanted])
    expect((await page(mock, `?full_name=${encodeURIComponent('อรัญญา')}`)).total).toBe(10)
  })
})

describe('GET /api/autocomplete/data', () => {
  test('DATA-6 returns titles with rank and id', async () => {
    const { body } = await ask(open(), 'GET /api/autocomplete/data')
    expect(Object.keys(body)).toEqual(['autoComplete'])
    expect(Object.keys(body.autoComplete[0])).toEqual(['title', 'rank', 'id'])
  })

  test.each([
    ['', []],
    ['  ', []],
    ['PACK', ['Packer', 'Night Packer']],
    ['a', ['Packer', 'Buyer a', 'Night Packer', 'a4', 'a5', 'a6', 'a7', 'a8']],
    ['nothing', []],
  ])('DATA-7 titles that contain %j are suggested as stored, eight at most', (messages, expected) => {
    const titles = ['Packer', 'Buyer a', 'Night Packer', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'].map((title, at) => ({
      title,
      rank: at,
      id: at,
    }))
    expect(matchTitles(titles, messages).map(({ title }) => title)).toEqual(expected)
  })
})
