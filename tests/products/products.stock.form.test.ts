import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { parsePieces, type StockDraft, stockErrors } from '../../src/core/products/stock/products.stock.fields'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

test.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['๑๒', 12],
  ['+5', 5],
  ['-3', -3],
  ['', null],
  ['1,200,000', 1_200_000],
  ['1.5', undefined],
  ['1,5', undefined],
  ['12,00', undefined],
  ['สิบ', undefined],
])('PROD-88 %j is read as %s pieces', (typed, pieces) => expect(parsePieces(typed)).toBe(pieces))

const counted: StockDraft = { kind: 'count', pieces: '5', lowAt: '', reason: 'นับ' }

test.each([
  [{}, {}],
  [{ pieces: '' }, { pieces: ['required'] }],
  [{ pieces: '-1' }, { pieces: ['range'] }],
  [{ pieces: '1000001' }, { pieces: ['range'] }],
  [
    { pieces: '1.5', lowAt: '-1', reason: ' ' },
    { pieces: ['whole'], lowAt: ['range'], reason: ['required'] },
  ],
  [{ kind: 'change', pieces: '-5' }, {}],
  [{ kind: 'change', pieces: '0' }, { pieces: ['required'] }],
  [{ kind: 'stop', pieces: 'x', lowAt: 'x' }, {}],
  [{ reason: 'ก'.repeat(201) }, { reason: ['too-long'] }],
] as const)('PROD-88 a draft with %j has the errors %j', (change, errors) =>
  expect(stockErrors({ ...counted, ...change })).toEqual(errors),
)

async function open(transport: Transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const announced: string[] = []
  engine.events$.subscribe(({ type }) => type === 'products.stockChanged' && announced.push(type))
  const edit = engine.view('products.stock', { id: 1, stock: { onHand: 4, reserved: 0, lowAt: 2 } })
  await edit.settled()
  return {
    announced,
    context: () => edit.getSnapshot().context,
    stage: () => edit.getSnapshot().value,
    set: (name: keyof StockDraft, value: string) => edit.send({ type: 'field.set', name, value } as never),
    async save() {
      edit.send({ type: 'save' })
      for (let attempt = 0; attempt < 5; attempt++) await pass(clock, 5_000)
      await turns()
    },
  }
}

test('PROD-89 a change is sent with its limit and reason, and announced', async () => {
  const transport = fakeTransport({
    'POST /api/products/stock': () =>
      new Response(JSON.stringify({ product: { id: 1, name: 'ชา', price: 1 } }), { status: 201 }),
  })
  const form = await open(transport)
  await form.save()
  expect([form.stage(), Object.keys(form.context().errors)]).toEqual(['editing', ['pieces', 'reason']])
  form.set('kind', 'change')
  form.set('pieces', '+๑๒')
  form.set('reason', ' รับของเข้า ')
  await form.save()
  expect(transport.calls.map(({ body }) => body)).toEqual([
    { stock: { id: 1, kind: 'change', pieces: 12, lowAt: 2, reason: 'รับของเข้า' } },
  ])
  expect([form.stage(), form.announced]).toEqual(['saved', ['products.stockChanged']])
})

test('PROD-89 a change whose response was lost stays as it was sent, and is made once', async () => {
  const mock = createMock()
  await ask(mock, 'POST /api/products/stock', { body: { stock: { id: 1, kind: 'count', pieces: 4, reason: 'นับ' } } })
  let isLost = true
  const form = await open(async (request) => {
    const answer = await mock.transport(request)
    if (isLost && request.method === 'POST') throw new TypeError('Failed to fetch')
    return answer
  })
  form.set('kind', 'change')
  form.set('pieces', '3')
  form.set('reason', 'รับของเข้า')
  await form.save()
  form.set('pieces', '9')
  expect([form.stage(), form.context().draft.pieces]).toEqual(['editing', '3'])
  isLost = false
  await form.save()
  expect(form.stage()).toBe('saved')
  expect((await ask(mock, 'GET /api/products/1')).body.product.stock.onHand).toBe(7)
})
