import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { checkRow, draftOf } from '../../src/core/datatable/datatable.check'
import { clientTableMachine } from '../../src/core/datatable/datatable.client'
import type { TableRow } from '../../src/core/datatable/datatable.columns'
import { tableCsv } from '../../src/core/datatable/datatable.spreadsheet'
import { systemClock } from '../../src/core/kernel/clock'
import type { Call } from '../../src/core/kernel/endpoint'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { fromNowTimeSliced } from '../../src/core/kernel/time-slicing'

const columns = [{ key: 'name' }, { key: 'age', kind: 'number' as const }]
const people: TableRow[] = [
  { name: 'ข', age: 2 },
  { name: 'ก', age: 10 },
  { name: 'ค', age: 1 },
]
const noCall: Call = () => Promise.reject(new Error('no call was declared'))

/** `loaded`: the rows come from the backend */
function table({ call = noCall, loaded = false } = {}) {
  const clock = simulatedClock({ start: 0 })
  const actor = createActor(clientTableMachine, {
    input: { call, clock, columns, ...(!loaded && { rows: people }) },
    clock,
  })
  const reported: object[] = []
  actor.on('*', (event) => reported.push(event))
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    reported,
    context,
    names: () => context().shown.map(({ name }) => name),
    value: () => actor.getSnapshot().value,
    async work() {
      clock.increment(1_000)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

describe('a table with all rows loaded', () => {
  test('DATA-20 another query cancels the work on the previous one; the previous rows stay until then', async () => {
    const one = table()
    await one.work()
    expect([one.value(), one.names()]).toEqual(['ready', ['ข', 'ก', 'ค']])
    one.actor.send({ type: 'sort.change', sort: { column: 'name', order: 'ascending' } })
    one.actor.send({ type: 'sort.change', sort: { column: 'age', order: 'ascending' } })
    expect([one.value(), one.names()]).toEqual(['arranging', ['ข', 'ก', 'ค']])
    await one.work()
    expect([one.value(), one.names()]).toEqual(['ready', ['ค', 'ข', 'ก']])
  })

  test('DATA-15 cancelled work returns to the previous query and its rows', async () => {
    const one = table()
    one.actor.send({ type: 'query.change', q: '1' })
    await one.work()
    expect(one.names()).toEqual(['ก', 'ค'])
    one.actor.send({ type: 'sort.change', sort: { column: 'name', order: 'descending' } })
    one.actor.send({ type: 'query.change', q: 'ข' })
    one.actor.send({ type: 'arrange.cancel' })
    expect([one.value(), one.context().query]).toEqual(['arranging', { q: '1', filters: {}, sort: undefined }])
    await one.work()
    expect([one.value(), one.names()]).toEqual(['ready', ['ก', 'ค']])
  })

  test("DATA-15 cancelling can't undo work on replaced rows", async () => {
    const one = table()
    await one.work()
    one.actor.send({ type: 'row.add', row: { name: 'ง', age: 5 } })
    const { query } = one.context()
    one.actor.send({ type: 'arrange.cancel' })
    expect(one.context().query).toBe(query)
    await one.work()
    expect(one.names()).toEqual(['ง', 'ข', 'ก', 'ค'])
  })

  test('DATA-21 a query made while the rows load is answered with them', async () => {
    let answer: (rows: TableRow[]) => void = () => undefined
    const waiting = new Promise<never>((resolve) => {
      answer = resolve as never
    })
    const one = table({ call: () => waiting, loaded: true })
    one.actor.send({ type: 'query.change', q: 'ก' })
    one.actor.send({ type: 'sort.change', sort: { column: 'age', order: 'descending' } })
    expect(one.value()).toBe('loading')
    answer(people)
    await Promise.resolve()
    await Promise.resolve()
    await one.work()
    expect([one.value(), one.names()]).toEqual(['ready', ['ก']])
  })

  test('DATA-22 rows from outside replace added rows; a row added during the work is in its result', async () => {
    const one = table()
    await one.work()
    one.actor.send({ type: 'sort.change', sort: { column: 'name', order: 'ascending' } })
    one.actor.send({ type: 'row.add', row: { name: 'กก', age: 0 } })
    await one.work()
    expect(one.names()).toEqual(['ก', 'กก', 'ข', 'ค'])
    one.actor.send({ type: 'rows.set', rows: [{ name: 'ใหม่' }], columns })
    await one.work()
    expect(one.names()).toEqual(['ใหม่'])
    expect(one.reported).toEqual([{ type: 'datatable.rowAdded', row: { name: 'กก', age: 0 } }])
  })

  test('DATA-23 an edited row keeps its key and is shown immediately; a missing one changes nothing', async () => {
    const one = table()
    await one.work()
    const before = people[1] as TableRow
    const key = one.context().keys.of(before)
    const row = { name: 'กา', age: 11 }
    one.actor.send({ type: 'row.edit', before, row })
    expect([one.names(), one.context().keys.of(row)]).toEqual([['ข', 'กา', 'ค'], key])
    await one.work()
    one.actor.send({ type: 'row.edit', before, row: { name: 'no', age: 0 } })
    await one.work()
    expect(one.names()).toEqual(['ข', 'กา', 'ค'])
  })

  test('DATA-24 before the rows are loaded nothing can be added, and a failure can be retried', async () => {
    let isBroken = true
    const call = () => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(people))
    const one = table({ call: call as Call, loaded: true })
    one.actor.send({ type: 'row.add', row: { name: 'x' } })
    await new Promise((next) => setImmediate(next))
    expect([one.value(), one.reported]).toEqual(['failed', []])
    isBroken = false
    one.actor.send({ type: 'reload' })
    await new Promise((next) => setImmediate(next))
    await one.work()
    expect([one.value(), one.context().error]).toEqual(['ready', undefined])
  })
})

describe('entries and exports', () => {
  const kinds = [
    { key: 'name', required: true },
    { key: 'count', kind: 'number' as const },
    { key: 'pay', kind: 'money' as const },
    { key: 'day', kind: 'date' as const },
    { key: 'state', kind: 'choice' as const, choices: [1, 2] },
  ]

  test('DATA-25 entered values have the type of their column, and a form shows them again', () => {
    const draft = { name: ' กา ', count: '๑,๒๕๐.5', pay: '10.05', day: '2024-02-29', state: '2' }
    const checked = checkRow(kinds, draft)
    const values = { name: 'กา', count: 1250.5, pay: 1005, day: '2024-02-29', state: 2 }
    expect(checked).toEqual({ ok: true, values })
    expect(draftOf(kinds, values)).toEqual({ name: 'กา', count: '1250.5', pay: '10.05', day: '2024-02-29', state: '2' })
  })

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'a', count: '12,50' }, { count: 'not-a-number' }],
    [{ name: 'a', count: '1e400' }, { count: 'not-a-number' }],
    [{ name: 'a', pay: '99999999999999999' }, { pay: 'not-a-number' }],
    [{ name: 'a', day: '2023-02-29' }, { day: 'not-a-day' }],
    [{ name: 'a', state: '3' }, { state: 'not-a-choice' }],
    [
      { count: 'x', day: 'y' },
      { name: 'required', count: 'not-a-number', day: 'not-a-day' },
    ],
  ])('DATA-26 %j is rejected by field', (draft, problems) => {
    expect(checkRow(kinds, draft as never)).toEqual({ ok: false, problems })
  })

  test('DATA-27 a spreadsheet contains plain numbers, money in whole units and no formula', async () => {
    const heads = kinds.map((column) => ({ ...column, label: column.key }))
    const rows = [{ name: '@now', count: -3, pay: 150, day: '2024-01-02', state: 1 }, { name: 'a,b' }]
    const file = await fromNowTimeSliced(tableCsv(heads, rows), { clock: systemClock })
    expect(file.type).toBe('text/csv;charset=utf-8')
    expect(String(Buffer.from(await file.arrayBuffer()))).toBe(
      '\ufeffname,count,pay,day,state\r\n"\'@now",-3,1.5,2024-01-02,1\r\n"a,b",,,,\r\n',
    )
  })

  test('DATA-27 a file written in pieces contains every row once, in order', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `ก${at}` }))
    const file = await fromNowTimeSliced(tableCsv([{ key: 'name', label: 'ชื่อ' }], rows), { clock: systemClock })
    const lines = String(Buffer.from(await file.arrayBuffer())).split('\r\n')
    expect(lines).toEqual(['\ufeffชื่อ', ...rows.map(({ name }) => name), ''])
  })
})
