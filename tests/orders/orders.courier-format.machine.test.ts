import { describe, expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { unstored } from '../../src/core/orders/couriers/orders.courier-format.fields'
import type { StoredFormat } from '../../src/core/orders/couriers/orders.courier-formats.contract'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

const update = 'POST /api/courier-formats/update'
const restore = 'POST /api/courier-formats/restore'
const column = (heading: string, field: string) => ({ heading, field, required: false, longest: 0, text: '' })
const own: StoredFormat = {
  courier: 'flash',
  own: true,
  file: 'csv',
  phone: 'digits',
  noCod: 'zero',
  above: [],
  startRow: 0,
  columns: [column('ชื่อ', 'name'), column('โทร', 'phone'), column('COD', 'cod')],
  version: 3,
  changedBy: 'ส้ม',
}

async function openFormat(transport: Transport, format: StoredFormat = own) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: string[] = []
  engine.events$.subscribe(({ type }) => {
    if (type.startsWith('courierFormats.')) received.push(type)
  })
  const edit = engine.view('orders.formats.edit', { format })
  await edit.settled()
  const context = () => edit.getSnapshot().context
  return {
    edit,
    received,
    context,
    stage: () => edit.getSnapshot().value,
    headings: () => context().draft.columns.map(({ heading }) => heading),
    keyOf: (heading: string) => context().draft.columns.find((each) => each.heading === heading)?.key ?? -1,
    async done() {
      for (let attempt = 0; attempt < 4; attempt++) await pass(clock, 2_000)
      await turns()
    },
  }
}

describe('COUR-720 a format in the form', () => {
  test('COUR-720 columns are renamed, moved, added and removed; what is sent is the whole format with its version', async () => {
    const transport = fakeTransport({ [update]: { format: { ...own, version: 4 } } })
    const form = await openFormat(transport)
    form.edit.send({ type: 'column.set', key: form.keyOf('ชื่อ'), change: { heading: ' ผู้รับ ' } })
    form.edit.send({ type: 'column.move', key: form.keyOf('COD'), by: -1 })
    form.edit.send({ type: 'column.remove', key: form.keyOf('โทร') })
    form.edit.send({ type: 'column.add' })
    form.edit.send({ type: 'column.set', key: form.keyOf(''), change: { heading: 'กก.', field: 'text', text: '1' } })
    form.edit.send({ type: 'field.set', name: 'above', value: 'แบบฟอร์ม\tv2\n' })
    form.edit.send({ type: 'field.set', name: 'startRow', value: '๔' })
    form.edit.send({ type: 'save' })
    await form.done()
    expect(transport.calls.map(({ body }) => body)).toEqual([
      {
        format: {
          courier: 'flash',
          file: 'csv',
          phone: 'digits',
          noCod: 'zero',
          above: [['แบบฟอร์ม', 'v2']],
          startRow: 4,
          columns: [column('ผู้รับ', 'name'), column('COD', 'cod'), { ...column('กก.', 'text'), text: '1' }],
          version: 3,
        },
      },
    ])
    expect([form.stage(), form.received]).toEqual(['saved', ['courierFormats.saved']])
  })

  test('COUR-720 the first and the last column stay where they are; an unknown one moves nothing', async () => {
    const form = await openFormat(fakeTransport({}))
    form.edit.send({ type: 'column.move', key: form.keyOf('ชื่อ'), by: -1 })
    form.edit.send({ type: 'column.move', key: form.keyOf('COD'), by: 1 })
    form.edit.send({ type: 'column.move', key: 99, by: 1 })
    expect(form.headings()).toEqual(['ชื่อ', 'โทร', 'COD'])
    form.edit.send({ type: 'save' })
    expect([form.stage(), form.received]).toEqual(['saved', []])
  })

  test('COUR-720 without columns, with one to be chosen, or with a number that is none, nothing is sent', async () => {
    const form = await openFormat(fakeTransport({}))
    form.edit.send({ type: 'column.add' })
    form.edit.send({ type: 'column.set', key: form.keyOf('COD'), change: { longest: 'สิบ' } })
    form.edit.send({ type: 'field.set', name: 'startRow', value: '2.5' })
    form.edit.send({ type: 'save' })
    expect(form.context().errors).toEqual({
      'columns.3.field': ['wrong-type'],
      'columns.2.longest': ['number'],
      startRow: ['number'],
    })
    for (const { key } of form.context().draft.columns) form.edit.send({ type: 'column.remove', key })
    expect(form.context().errors).toEqual({})
    form.edit.send({ type: 'field.set', name: 'startRow', value: '' })
    form.edit.send({ type: 'save' })
    expect([form.stage(), form.context().errors]).toEqual(['editing', { columns: ['required'] }])
  })

  test('COUR-720 restored, it asks for the built-in format; edited after that, it is an own one again', async () => {
    const back = { ...own, own: false, columns: [], version: 4 }
    const transport = fakeTransport({ [restore]: { format: back } })
    const form = await openFormat(transport)
    form.edit.send({ type: 'builtIn.take' })
    expect([form.headings().length, form.context().draft.own]).toEqual([8, false])
    form.edit.send({ type: 'field.set', name: 'phone', value: 'groups' })
    expect(form.context().draft.own).toBe(true)
    form.edit.send({ type: 'builtIn.take' })
    form.edit.send({ type: 'save' })
    await form.done()
    expect(transport.calls.map(({ body }) => body)).toEqual([{ format: { courier: 'flash', version: 3 } }])
    expect(form.stage()).toBe('saved')
  })

  test('COUR-720 the built-in format restored where it is used saves without a call', async () => {
    const form = await openFormat(fakeTransport({}), unstored('flash'))
    form.edit.send({ type: 'builtIn.take' })
    form.edit.send({ type: 'save' })
    expect(form.stage()).toBe('saved')
  })
})

describe('COUR-721 someone else, or an earlier request', () => {
  const theirs = { ...own, file: 'xlsx', version: 4, changedBy: 'นก' }
  const first = [
    { status: 409, body: { format: theirs } },
    { body: { format: { ...own, noCod: 'empty', version: 5 } } },
  ]
  const contested = async () => {
    let asked = 0
    const bodies: { format: { version: number; file: string } }[] = []
    const form = await openFormat(async (request) => {
      bodies.push(await request.json())
      const { status = 200, body } = first[asked++] as { status?: number; body: object }
      return Response.json(body, { status })
    })
    form.edit.send({ type: 'field.set', name: 'noCod', value: 'empty' })
    form.edit.send({ type: 'save' })
    await form.done()
    expect([form.stage(), form.context().theirs?.changedBy]).toEqual(['editing', 'นก'])
    return { ...form, bodies }
  }

  test('COUR-721 overwriting sends the own format with their version', async () => {
    const form = await contested()
    form.edit.send({ type: 'conflict.overwrite' })
    await form.done()
    expect(form.bodies.map(({ format }) => [format.version, format.file])).toEqual([
      [3, 'csv'],
      [4, 'csv'],
    ])
    expect(form.stage()).toBe('saved')
  })

  test('COUR-721 yielding shows theirs, with nothing to save', async () => {
    const form = await contested()
    form.edit.send({ type: 'conflict.yield' })
    expect([form.context().draft.file, form.context().draft.noCod]).toEqual(['xlsx', 'zero'])
    form.edit.send({ type: 'save' })
    expect([form.stage(), form.bodies.length]).toEqual(['saved', 1])
  })

  test('COUR-721 a lost response: the second attempt finds its own format stored, and it counts as saved', async () => {
    const made = { ...own, noCod: 'empty', version: 4 }
    let asked = 0
    const form = await openFormat(async () => {
      asked++
      if (asked === 1) throw new TypeError('Failed to fetch')
      return Response.json({ format: made }, { status: 409 })
    })
    form.edit.send({ type: 'field.set', name: 'noCod', value: 'empty' })
    form.edit.send({ type: 'save' })
    await form.done()
    expect(form.context().asked.unanswered).toBeGreaterThan(0)
    form.edit.send({ type: 'save' })
    await form.done()
    expect([form.stage(), form.received]).toEqual(['saved', ['courierFormats.saved']])
  })
})
