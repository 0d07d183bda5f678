import { describe, expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { satang } from '../../src/core/kernel/money'
import type { Transport } from '../../src/core/kernel/transport'
import { isUnsaved } from '../../src/core/products/edit/products.edit.saving'
import type { ProductVariant } from '../../src/core/products/products.product'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

const shirt = {
  id: 28,
  name: 'เสื้อยืด',
  sku: 'SHIRT',
  barcode: '',
  unit: 'ตัว',
  price: 250,
  prices: [{ shopId: 2, price: 240 }],
  cost: 120,
  variants: [
    { id: 29, name: 'M', sku: '', barcode: '', price: null, archived: false },
    { id: 30, name: 'L', sku: '', barcode: '', price: 270, archived: false },
  ],
  aliases: ['tee', 'เสื้อร้าน'],
  image: '',
  archived: false,
  version: 3,
}
const one = 'GET /api/products/{id}'
const update = 'POST /api/products/update'
const add = 'POST /api/products'

async function open(transport: Transport, id: number | 'new' = 28, stockReason?: string) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: { type: string }[] = []
  engine.events$.subscribe((event) => received.push(event))
  const edit = engine.view('products.edit', { id, ...(stockReason && { stockReason }) })
  await edit.settled()
  return {
    edit,
    stage: () => edit.getSnapshot().value,
    context: () => edit.getSnapshot().context,
    announced: () => received.map(({ type }) => type).filter((type) => type.startsWith('products.')),
    set: (name: string, value: unknown) => edit.send({ type: 'field.set', name, value } as never),
    async save() {
      edit.send({ type: 'save' })
      for (let attempt = 0; attempt < 5; attempt++) await pass(clock, 5_000)
      await turns()
    },
  }
}

const bodies = (transport: ReturnType<typeof fakeTransport>) => transport.calls.flatMap(({ body }) => body ?? [])

describe('a stored product', () => {
  test('PROD-20 only changed fields are sent, tidied and in baht', async () => {
    const transport = fakeTransport({ [one]: { product: shirt }, [update]: { product: { ...shirt, version: 4 } } })
    const form = await open(transport)
    form.set('name', ' เสื้อยืดคอกลม ')
    form.set('aliases', 'tee,  เสื้อร้าน ,ทีเชิ้ต\ntee')
    form.set('barcode', '๘๘๕')
    form.edit.send({ type: 'shopPrice.set', shopId: 1, price: satang(23_050) })
    form.edit.send({ type: 'shopPrice.set', shopId: 2, price: null })
    form.edit.send({ type: 'variant.change', key: '29', patch: { price: satang(26_000) } })
    await form.save()
    expect(bodies(transport)).toEqual([
      {
        product: {
          id: 28,
          version: 3,
          name: 'เสื้อยืดคอกลม',
          barcode: '885',
          prices: [{ shopId: 1, price: 230.5 }],
          variants: [{ ...shirt.variants[0], price: 260 }, shirt.variants[1]],
          aliases: ['tee', 'เสื้อร้าน', 'ทีเชิ้ต'],
        },
      },
    ])
    expect([form.stage(), form.announced()]).toEqual(['saved', ['products.saved']])
  })

  test('PROD-20 without changes, or with changes undone, it saves without a call', async () => {
    const transport = fakeTransport({ [one]: { product: shirt } })
    const form = await open(transport)
    form.set('unit', 'ชิ้น')
    form.set('unit', ' ตัว')
    form.set('aliases', 'tee,เสื้อร้าน')
    await form.save()
    expect([form.stage(), bodies(transport), form.announced()]).toEqual(['saved', [], []])
  })

  test('PROD-20 a cost that the user may not see is never sent', async () => {
    const { cost: _, ...unpriced } = shirt
    const transport = fakeTransport({ [one]: { product: unpriced }, [update]: { product: unpriced } })
    const form = await open(transport)
    form.set('price', satang(20_000))
    await form.save()
    expect(bodies(transport)).toEqual([{ product: { id: 28, version: 3, price: 200 } }])
  })

  test('PROD-21 invalid values are not sent; correcting a field clears its error', async () => {
    const form = await open(fakeTransport({ [one]: { product: shirt } }))
    form.set('name', ' ')
    form.set('price', null)
    form.edit.send({ type: 'variant.change', key: '30', patch: { name: '' } })
    form.edit.send({ type: 'amount.refuse', name: 'variant:29', code: 'decimals' })
    form.edit.send({ type: 'amount.refuse', name: 'shop:2', code: 'negative' })
    await form.save()
    expect(form.context().errors).toEqual({
      name: ['required'],
      price: ['required'],
      'variants.0.price': ['decimals'],
      'variants.1.name': ['required'],
      'prices.shop2': ['negative'],
    })
    form.set('name', 'เสื้อ')
    form.edit.send({ type: 'variant.change', key: '29', patch: { price: null } })
    form.edit.send({ type: 'amount.refuse', name: 'shop:2', code: null })
    expect(form.context().errors).toEqual({ price: ['required'], 'variants.1.name': ['required'] })
    expect(form.context().unreadable).toEqual({})
  })

  test("PROD-21 the backend's codes are shown at their fields", async () => {
    const refusal = new Response(JSON.stringify({ error: { 'product.variants.1.sku': ['taken'] } }), { status: 422 })
    const form = await open(fakeTransport({ [one]: { product: shirt }, [update]: () => refusal }))
    form.edit.send({ type: 'variant.change', key: '30', patch: { sku: 'TEA-01' } })
    await form.save()
    expect([form.stage(), form.context().errors]).toEqual(['editing', { 'variants.1.sku': ['taken'] }])
  })

  test('PROD-22 a stored variant is archived and can be sold again; a new one just goes', async () => {
    const form = await open(fakeTransport({ [one]: { product: shirt } }))
    form.edit.send({ type: 'variant.add' })
    const keyOf = (nth: number) => form.context().draft.variants[nth]?.key ?? ''
    const shown = () => form.context().draft.variants.map(({ id, archived }) => [id, archived])
    form.edit.send({ type: 'amount.refuse', name: `variant:${keyOf(2)}`, code: 'decimals' })
    form.edit.send({ type: 'variant.remove', key: keyOf(2) })
    form.edit.send({ type: 'variant.remove', key: '29' })
    expect(shown()).toEqual([
      [29, true],
      [30, false],
    ])
    expect(form.context().unreadable).toEqual({})
    form.edit.send({ type: 'variant.change', key: '29', patch: { archived: false } })
    await form.save()
    expect(form.stage()).toBe('saved')
  })

  const theirs = { ...shirt, price: 260, unit: 'ชิ้น', version: 4, changedBy: 'มาลี' }
  const conflict = () => new Response(JSON.stringify({ product: theirs }), { status: 409 })

  test('PROD-23 overwriting keeps the other fields of their change', async () => {
    let answer: (() => Response) | undefined = conflict
    const transport = fakeTransport({ [one]: { product: shirt }, [update]: () => answer?.() ?? { product: theirs } })
    const form = await open(transport)
    form.set('price', satang(24_000))
    await form.save()
    expect([form.stage(), form.context().theirs?.changedBy]).toEqual(['editing', 'มาลี'])
    answer = undefined
    form.edit.send({ type: 'conflict.overwrite' })
    await form.save()
    expect(bodies(transport).at(-1)).toEqual({ product: { id: 28, version: 4, price: 240 } })
    expect(form.stage()).toBe('saved')
  })

  test('PROD-605 overwriting keeps the variants that somebody else added meanwhile', async () => {
    const mock = createMock()
    const { id } = (
      await ask(mock, 'POST /api/products', {
        body: { product: { name: 'เสื้อ', price: 90, variants: [{ name: 'S' }] } },
      })
    ).body.product
    const form = await open(mock.transport, id)
    form.edit.send({ type: 'variant.add' })
    const key = form.context().draft.variants[1]?.key ?? ''
    form.edit.send({ type: 'variant.change', key, patch: { name: 'L' } })
    const stored = (await ask(mock, `GET /api/products/${id}`)).body.product
    const variants = [...stored.variants, { name: 'XL' }, { name: ' l ' }]
    await ask(mock, 'POST /api/products/update', { body: { product: { id, variants } } })
    await form.save()
    form.edit.send({ type: 'conflict.overwrite' })
    await form.save()
    expect(form.stage()).toBe('saved')
    const after = (await ask(mock, `GET /api/products/${id}`)).body.product.variants as ProductVariant[]
    expect(after.filter(({ archived }) => !archived).map(({ name }) => name)).toEqual(['S', 'L', 'XL'])
  })

  test('PROD-23 yielding takes their version', async () => {
    const form = await open(fakeTransport({ [one]: { product: shirt }, [update]: conflict }))
    form.set('price', satang(24_000))
    await form.save()
    form.edit.send({ type: 'conflict.yield' })
    const { draft, theirs: left } = form.context()
    expect([draft.price, draft.unit, left]).toEqual([26_000, 'ชิ้น', undefined])
  })
})

/** A mock whose answers to these calls are lost as long as `isLost`. */
function losing(path: string) {
  const mock = createMock()
  const state = { isLost: true, sent: 0 }
  const transport: Transport = async (request) => {
    const { pathname } = new URL(request.url)
    const answer = await mock.transport(request)
    if (pathname !== path) return answer
    state.sent++
    if (state.isLost) throw new TypeError('Failed to fetch')
    return answer
  }
  return { mock, state, transport }
}

describe('lost responses', () => {
  const named = async (mock: ReturnType<typeof createMock>, q: string) =>
    (await ask(mock, `GET /api/products?q=${encodeURIComponent(q)}`)).body.products

  test('PROD-24 a new product is stored once, and an edit since is saved on top of it', async () => {
    const { mock, state, transport } = losing('/api/products')
    const form = await open(transport, 'new')
    form.set('name', 'หมวก')
    form.set('price', satang(9_000))
    form.edit.send({ type: 'variant.add' })
    const [{ key } = { key: '' }] = form.context().draft.variants
    form.edit.send({ type: 'variant.change', key, patch: { name: 'ดำ' } })
    await form.save()
    expect([form.stage(), form.context().asked.unanswered > 0]).toEqual(['editing', true])
    state.isLost = false
    form.set('unit', 'ใบ')
    await form.save()
    expect(form.stage()).toBe('saved')
    const products = await named(mock, 'หมวก')
    expect(products.map(({ unit, version, variants }: typeof shirt) => [unit, version, variants.length])).toEqual([
      ['ใบ', 2, 1],
    ])
  })

  test('PROD-24 a change that was stored is not a conflict, also with a new variant', async () => {
    const { mock, state, transport } = losing('/api/products/update')
    const form = await open(transport, 1)
    form.edit.send({ type: 'variant.add' })
    const [{ key } = { key: '' }] = form.context().draft.variants
    form.edit.send({ type: 'variant.change', key, patch: { name: 'กล่องใหญ่' } })
    await form.save()
    expect(form.stage()).toBe('editing')
    state.isLost = false
    await form.save()
    expect([form.stage(), form.context().theirs]).toEqual(['saved', undefined])
    const [{ variants, version }] = await named(mock, 'TEA-01')
    expect([variants.map(({ name }: { name: string }) => name), version]).toEqual([['กล่องใหญ่'], 2])
  })
})

test('PROD-25 a new product is sent under one key, without an unknown cost, and announced', async () => {
  const transport = fakeTransport({
    [add]: () => new Response(JSON.stringify({ product: { ...shirt, id: 31 } }), { status: 201 }),
  })
  const form = await open(transport, 'new')
  expect(form.stage()).toBe('editing')
  form.set('name', 'เสื้อยืด')
  form.set('price', satang(25_000))
  form.edit.send({ type: 'save' })
  form.set('name', 'later')
  await form.save()
  expect(bodies(transport)).toEqual([
    {
      product: {
        name: 'เสื้อยืด',
        sku: '',
        barcode: '',
        unit: '',
        price: 250,
        prices: [],
        variants: [],
        aliases: [],
        image: '',
        archived: false,
      },
    },
  ])
  expect([form.stage(), form.announced()]).toEqual(['saved', ['products.editRefused', 'products.saved']])
})

describe('opening stock', () => {
  const addVariant = (form: Awaited<ReturnType<typeof open>>, name: string, onHand: string) => {
    form.edit.send({ type: 'variant.add' })
    const { key = '' } = form.context().draft.variants.at(-1) ?? {}
    form.edit.send({ type: 'variant.change', key, patch: { name, onHand } })
    return key
  }
  const stockOf = async (mock: ReturnType<typeof createMock>, q: string) => {
    const [product] = (await ask(mock, `GET /api/products?q=${encodeURIComponent(q)}`)).body.products
    const shown = product.variants.map(({ name, stock }: ProductVariant) => [name, stock?.onHand])
    return shown.length > 0 ? shown : product.stock?.onHand
  }
  const blank = (form: Awaited<ReturnType<typeof open>>) => {
    form.set('name', 'หมวก')
    form.set('price', satang(9_000))
  }

  test('PROD-2605 pieces are sent as numbers with the reason; variants on sale are counted instead of the product', async () => {
    const mock = createMock()
    const form = await open(mock.transport, 'new', 'สต็อกเริ่มต้น')
    blank(form)
    form.set('onHand', ' ๑,๒๐๐ ')
    await form.save()
    expect([form.stage(), await stockOf(mock, 'หมวก')]).toEqual(['saved', 1_200])
    const { id } = form.context().saved ?? {}
    const { moves } = (await ask(mock, `GET /api/products/${id}/moves`)).body
    expect(moves.map(({ from, to, reason }: Record<string, unknown>) => [from, to, reason])).toEqual([
      [null, 1_200, 'สต็อกเริ่มต้น'],
    ])

    const other = await open(mock.transport, 'new', 'สต็อกเริ่มต้น')
    blank(other)
    other.set('name', 'ผ้าพันคอ')
    other.set('onHand', '5')
    addVariant(other, 'M', '3')
    addVariant(other, 'L', '')
    await other.save()
    expect([other.stage(), await stockOf(mock, 'ผ้าพันคอ')]).toEqual([
      'saved',
      [
        ['M', 3],
        ['L', undefined],
      ],
    ])
  })

  test('PROD-2605 a stored product takes pieces for its new variants only', async () => {
    const transport = fakeTransport({ [one]: { product: shirt }, [update]: { product: { ...shirt, version: 4 } } })
    const form = await open(transport, 28, 'สต็อกเริ่มต้น')
    addVariant(form, 'XL', '4')
    form.edit.send({ type: 'variant.change', key: '29', patch: { onHand: '9' } })
    form.set('onHand', '9')
    await form.save()
    const added = { id: 0, name: 'XL', sku: '', barcode: '', price: null, archived: false, onHand: 4 }
    expect(bodies(transport)).toEqual([
      { product: { id: 28, version: 3, variants: [...shirt.variants, added] }, stockReason: 'สต็อกเริ่มต้น' },
    ])
  })

  test('PROD-2606 what is no whole number from 0 on is not sent, and is something to lose', async () => {
    const transport = fakeTransport({})
    const form = await open(transport, 'new')
    form.set('onHand', '1.5')
    expect(isUnsaved(form.context())).toBe(true)
    await form.save()
    expect(form.context().errors.onHand).toEqual(['whole'])
    form.set('onHand', '-1')
    const key = addVariant(form, 'M', 'สาม')
    await form.save()
    expect(form.context().errors).toEqual({
      name: ['required'],
      price: ['required'],
      'variants.0.onHand': ['whole'],
    })
    form.edit.send({ type: 'variant.change', key, patch: { onHand: '1000001' } })
    await form.save()
    expect(form.context().errors['variants.0.onHand']).toEqual(['range'])
    form.edit.send({ type: 'variant.remove', key })
    await form.save()
    expect(form.context().errors.onHand).toEqual(['range'])
    expect(transport.calls).toEqual([])
  })

  test('PROD-2607 after a lost response, pieces are counted once and stay as they were sent', async () => {
    const { mock, state, transport } = losing('/api/products')
    const form = await open(transport, 'new', 'สต็อกเริ่มต้น')
    blank(form)
    const key = addVariant(form, 'M', '3')
    await form.save()
    form.edit.send({ type: 'variant.change', key, patch: { onHand: '8' } })
    expect(form.context().draft.variants[0]?.onHand).toBe('3')
    state.isLost = false
    form.set('unit', 'ใบ')
    await form.save()
    expect(form.stage()).toBe('saved')
    const [{ variants }] = (await ask(mock, 'GET /api/products?q=หมวก')).body.products
    const { moves } = (await ask(mock, `GET /api/products/${variants[0].id}/moves`)).body
    expect([variants.length, variants[0].stock.onHand, moves.length]).toEqual([1, 3, 1])
  })

  test('PROD-2607 a new variant that a lost response stored keeps what was sold of it since', async () => {
    const { mock, state, transport } = losing('/api/products/update')
    const form = await open(transport, 1, 'สต็อกเริ่มต้น')
    addVariant(form, 'กล่องใหญ่', '5')
    await form.save()
    const [{ variants }] = (await ask(mock, 'GET /api/products?q=TEA-01')).body.products
    const taken = { id: variants[0].id, kind: 'change', pieces: -2, reason: 'แตก' }
    await ask(mock, 'POST /api/products/stock', { body: { stock: taken } })
    state.isLost = false
    addVariant(form, 'กล่องเล็ก', '')
    await form.save()
    expect([form.stage(), await stockOf(mock, 'TEA-01')]).toEqual([
      'saved',
      [
        ['กล่องใหญ่', 3],
        ['กล่องเล็ก', undefined],
      ],
    ])
  })

  test('PROD-2800 pieces typed for the product go to its first variant, and back if that is removed', async () => {
    const transport = fakeTransport({ [add]: { product: { ...shirt, id: 90, version: 1 } } })
    const form = await open(transport, 'new', 'สต็อกเริ่มต้น')
    blank(form)
    form.set('onHand', '๑๒')
    form.set('lowAt', '3')
    form.edit.send({ type: 'variant.add' })
    form.edit.send({ type: 'variant.add' })
    const pieces = () => {
      const { onHand, lowAt, variants } = form.context().draft
      return [[onHand, lowAt], ...variants.map((variant) => [variant.onHand, variant.lowAt])]
    }
    expect(pieces()).toEqual([
      ['', ''],
      ['๑๒', '3'],
      ['', ''],
    ])
    const [first, second] = form.context().draft.variants
    form.edit.send({ type: 'variant.remove', key: second?.key ?? '' })
    form.edit.send({ type: 'variant.remove', key: first?.key ?? '' })
    expect(pieces()).toEqual([['๑๒', '3']])
    await form.save()
    expect(bodies(transport)).toMatchObject([{ product: { onHand: 12, lowAt: 3 }, stockReason: 'สต็อกเริ่มต้น' }])
  })

  test('PROD-3402 the first variant of a counted product takes over what is available of it, and what is low', async () => {
    const { variants: _, ...plain } = shirt
    const counted = { ...plain, id: 90, version: 1, variants: [], stock: { onHand: 12, reserved: 3, lowAt: 4 } }
    const transport = fakeTransport({
      [one]: { product: counted },
      [update]: { product: { ...counted, version: 2 } },
    })
    const form = await open(transport, 90, 'แยกตามขนาด')
    form.edit.send({ type: 'variant.add' })
    form.edit.send({ type: 'variant.add' })
    const [first, second] = form.context().draft.variants
    expect([first?.onHand, first?.lowAt, second?.onHand]).toEqual(['9', '4', ''])
    for (const [variant, name] of [
      [first, 'S'],
      [second, 'M'],
    ] as const)
      form.edit.send({ type: 'variant.change', key: variant?.key ?? '', patch: { name } })
    await form.save()
    expect(bodies(transport)).toMatchObject([
      { product: { id: 90, variants: [{ name: 'S', onHand: 9, lowAt: 4 }, { name: 'M' }] }, stockReason: 'แยกตามขนาด' },
    ])
  })

  test('PROD-2802 the limit is sent with the pieces, and needs them', async () => {
    const mock = createMock()
    const form = await open(mock.transport, 'new', 'สต็อกเริ่มต้น')
    blank(form)
    form.set('lowAt', '4')
    expect(isUnsaved(form.context())).toBe(true)
    await form.save()
    expect(form.context().errors).toEqual({ onHand: ['uncounted'] })
    form.set('lowAt', '')
    expect(form.context().errors).toEqual({})
    form.set('lowAt', '1.5')
    await form.save()
    expect(form.context().errors).toEqual({ lowAt: ['whole'] })
    form.set('lowAt', '๔')
    form.set('onHand', '9')
    await form.save()
    expect(form.context().saved?.stock).toEqual({ onHand: 9, reserved: 0, lowAt: 4 })
  })

  test('PROD-2802 a new variant has a limit of its own; after a lost response it stays as it was sent', async () => {
    const { mock, state, transport } = losing('/api/products')
    const form = await open(transport, 'new', 'สต็อกเริ่มต้น')
    blank(form)
    const key = addVariant(form, 'M', '')
    form.edit.send({ type: 'variant.change', key, patch: { lowAt: '2' } })
    await form.save()
    expect(form.context().errors).toEqual({ 'variants.0.onHand': ['uncounted'] })
    form.edit.send({ type: 'variant.change', key, patch: { onHand: '8' } })
    await form.save()
    form.edit.send({ type: 'variant.change', key, patch: { lowAt: '5' } })
    expect(form.context().draft.variants[0]?.lowAt).toBe('2')
    state.isLost = false
    await form.save()
    const [{ variants }] = (await ask(mock, 'GET /api/products?q=หมวก')).body.products
    expect(variants.map(({ stock }: ProductVariant) => stock)).toEqual([{ onHand: 8, reserved: 0, lowAt: 2 }])
  })
})
