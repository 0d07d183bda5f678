import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { PastedOrder } from '../../src/core/customers/customers.pasted-order'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { satang } from '../../src/core/kernel/money'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { isOpen, isReady } from '../../src/core/order/paste/order.paste.items'
import { pasteMachine } from '../../src/core/order/paste/order.paste.machine'
import { pass, turns } from '../helpers/turns'

const nothing: PastedOrder = {
  name: null,
  addressLine: null,
  house: null,
  subDistrict: null,
  district: null,
  province: null,
  postNum: null,
  phones: [],
  cod: null,
  amount: null,
  items: [],
  note: null,
}

const product = (id: number, name: string) => ({ id, name, price: satang(10_000), image: '', aliases: [] })
const catalogue = [
  product(1, 'ชาเขียวใบหม่อน'),
  product(2, 'สบู่ขมิ้น'),
  product(3, 'สบู่มะขาม'),
  product(4, 'เสื้อยืดคอกลม M / แดง'),
  product(5, 'เสื้อยืดคอกลม L / แดง'),
  product(6, 'เสื้อยืดคอกลม L / ดำ'),
]

/** Its first line is the name, each further one a product with its number: "ชาเขียว 2". */
const read = (text: string): PastedOrder => {
  const [name = '', ...lines] = text.split('\n')
  return {
    ...nothing,
    name: { value: name, confidence: 1, spans: [[0, name.length]] },
    items: lines.map((line) => {
      const [product = '', qty = '1'] = line.split(' ')
      const start = text.indexOf(line)
      return { text: product, qty: Number(qty), confidence: 1, spans: [[start, start + product.length]] }
    }),
  }
}

function open() {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const parsed: string[] = []
  const asked: string[] = []
  /** what the next reads and questions do besides answering */
  const plan: { parse?: (text: string) => Promise<PastedOrder>; ask?: () => Promise<unknown> } = {}
  const call = (async (_: unknown, { query }: { query: { q: string } }) => {
    asked.push(query.q)
    await plan.ask?.()
    return { products: catalogue.filter(({ name }) => name.includes(query.q)) }
  }) as unknown as Call
  const actor = createActor(pasteMachine, {
    input: {
      call,
      parse: (text) => {
        parsed.push(text)
        return plan.parse?.(text) ?? Promise.resolve(read(text))
      },
    },
    clock: clock as never,
  }).start()
  const context = () => actor.getSnapshot().context
  return {
    clock,
    parsed,
    asked,
    plan,
    actor,
    context,
    items: () => context().items,
    item: (at: number) => {
      const item = context().items[at]
      if (!item) throw new Error(`no item ${at}`)
      return item
    },
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll(/["{}]/g, ''),
    async paste(text: string) {
      actor.send({ type: 'text.change', text, by: 'paste' })
      await turns()
    },
    type: (text: string) => actor.send({ type: 'text.change', text, by: 'typing' }),
  }
}

const held = <T>() => {
  const release: { with(value: T): void } = { with: () => undefined }
  const promise = new Promise<T>((resolve) => {
    release.with = resolve
  })
  return { promise, release }
}

test('ORDER-123 a pasted message is read immediately, a typed one after a pause', async () => {
  const desk = open()
  await desk.paste('มาลี')
  expect(desk.parsed).toEqual(['มาลี'])
  expect(desk.context().reading).toMatchObject({ text: 'มาลี', by: 'paste' })
  desk.type('มาลี ศ')
  await pass(desk.clock, 399)
  desk.type('มาลี ศรี')
  await pass(desk.clock, 399)
  expect(desk.parsed).toEqual(['มาลี'])
  expect(desk.context().reading?.text).toBe('มาลี')
  await pass(desk.clock, 1)
  expect(desk.parsed).toEqual(['มาลี', 'มาลี ศรี'])
  expect(desk.state()).toBe('read:settled')
})

test('ORDER-123 a late reading of an earlier text is dropped', async () => {
  const desk = open()
  const slow = held<PastedOrder>()
  desk.plan.parse = (text) => (text === 'เก่า' ? slow.promise : Promise.resolve(read(text)))
  await desk.paste('เก่า')
  await desk.paste('ใหม่')
  slow.release.with(read('เก่า'))
  await turns()
  expect(desk.context().reading?.found[0]?.value).toBe('ใหม่')
  await desk.paste('ใหม่')
  expect(desk.parsed).toEqual(['เก่า', 'ใหม่'])
})

test('ORDER-124 a blank message clears the reading; one of more than 5,000 characters is not read', async () => {
  const desk = open()
  await desk.paste('มาลี\nชาเขียว 2')
  await desk.paste('ก'.repeat(5_001))
  expect([desk.state(), desk.context().reading, desk.items()]).toEqual(['tooLong', undefined, []])
  await desk.paste('ก'.repeat(5_000))
  expect(desk.state()).toBe('read:settled')
  await desk.paste('  \n ')
  expect([desk.state(), desk.context().reading]).toEqual(['blank', undefined])
  expect(desk.parsed).toHaveLength(2)
})

test('ORDER-125 a parser that fails to load is reported, and loaded again on request or with the next text', async () => {
  const desk = open()
  desk.plan.parse = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await desk.paste('มาลี')
  expect(desk.state()).toBe('failed')
  desk.actor.send({ type: 'retry' })
  await turns()
  expect([desk.state(), desk.parsed.length]).toEqual(['failed', 2])
  delete desk.plan.parse
  desk.actor.send({ type: 'retry' })
  await turns()
  expect(desk.context().reading?.text).toBe('มาลี')
})

test('ORDER-126 product lines are looked up; a single product is chosen automatically, several are not', async () => {
  const desk = open()
  await desk.paste('มาลี\nชาเขียว 2\nสบู่ 1\nรองเท้า 99999')
  const shown = desk.items().map(({ text, Quantity, choice, candidates, look }) => {
    return [text, Quantity, choice, candidates.map(({ product: { id } }) => id), look]
  })
  expect(shown).toEqual([
    ['ชาเขียว', 2, 1, [1], 'done'],
    ['สบู่', 1, undefined, [2, 3], 'done'],
    ['รองเท้า', 9_999, undefined, [], 'done'],
  ])
  expect(desk.items().map(isReady)).toEqual([true, false, false])
})

test('ORDER-126 lines keep their results and decisions when the message is read again, and are requested once', async () => {
  const desk = open()
  await desk.paste('มาลี\nชาเขียว 2\nสบู่ 1\nสบู่ 4')
  const asked = desk.asked.length
  desk.actor.send({ type: 'item.choose', key: desk.item(1).key, choice: 2 })
  desk.actor.send({ type: 'item.choose', key: desk.item(2).key, choice: 'out' })
  desk.actor.send({ type: 'items.added', keys: [desk.item(0).key] })
  await desk.paste('มาลี ศรีสุข\nชาเขียว 5\nสบู่ 3\nสบู่ 4')
  expect(desk.items().map(({ Quantity, choice, added }) => [Quantity, choice, added])).toEqual([
    [5, 1, true],
    [3, 2, false],
    [4, 'out', false],
  ])
  expect(desk.asked).toHaveLength(asked)
  expect(desk.items().map(isOpen)).toEqual([false, true, false])
})

test('ORDER-185 after another shop is chosen, a product is added only once its price there is known', async () => {
  const desk = open()
  await desk.paste('มาลี\nชาเขียว 2')
  const { promise, release } = held<void>()
  desk.plan.ask = () => promise
  desk.actor.send({ type: 'shop.change', shopId: 2 })
  await turns()
  expect(desk.items().map(isReady)).toEqual([false])
  release.with()
  await turns()
  expect(desk.items().map(isReady)).toEqual([true])
})

test('ORDER-126 a line of free text needs a price; quantity and choice can be changed until it is in the order', async () => {
  const desk = open()
  await desk.paste('มาลี\nรองเท้า 1')
  const { key } = desk.item(0)
  desk.actor.send({ type: 'item.choose', key, choice: 'text' })
  expect(isReady(desk.item(0))).toBe(false)
  desk.actor.send({ type: 'item.price', key, price: satang(25_000) })
  desk.actor.send({ type: 'item.count', key, Quantity: 3 })
  expect(isReady(desk.item(0))).toBe(true)
  desk.actor.send({ type: 'items.added', keys: [key] })
  desk.actor.send({ type: 'item.count', key, Quantity: 9 })
  expect(desk.item(0)).toMatchObject({ Quantity: 3, price: 25_000, added: true })
})

test('ORDER-126 a quantity set by hand stays until the message names another, also of a line in the order', async () => {
  const desk = open()
  await desk.paste('มาลี\nชาเขียว 2')
  const { key } = desk.item(0)
  desk.actor.send({ type: 'item.count', key, Quantity: 4 })
  await desk.paste('มาลี ศรีสุข\nชาเขียว 2')
  expect(desk.item(0).Quantity).toBe(4)
  desk.actor.send({ type: 'items.added', keys: [key] })
  await desk.paste('มาลี\nชาเขียว 2')
  expect(desk.item(0)).toMatchObject({ Quantity: 4, added: true })
  await desk.paste('มาลี\nชาเขียว 3')
  expect(desk.item(0)).toMatchObject({ Quantity: 3, added: true })
})

test("ORDER-127 if the catalogue can't be reached the lines stay, to be looked up again", async () => {
  const desk = open()
  desk.plan.ask = () => Promise.reject(new RaanError('offline'))
  await desk.paste('มาลี\nชาเขียว 2')
  expect(desk.item(0)).toMatchObject({ look: 'failed', text: 'ชาเขียว', candidates: [] })
  expect(desk.context().reading?.found[0]?.value).toBe('มาลี')
  delete desk.plan.ask
  desk.actor.send({ type: 'items.look' })
  await turns()
  expect(desk.item(0)).toMatchObject({ look: 'done', choice: 1 })
})

test('PASTE-4003 back online, only searches that failed are repeated', async () => {
  const desk = open()
  desk.plan.ask = () => (desk.asked.length === 1 ? Promise.resolve() : Promise.reject(new RaanError('offline')))
  await desk.paste('มาลี\nชาเขียว 2\nสบู่ขมิ้น 1')
  expect(desk.items().map(({ look }) => look)).toEqual(['done', 'failed'])
  delete desk.plan.ask
  desk.actor.send({ type: 'resume' })
  await turns()
  expect(desk.items().map(({ look, choice }) => [look, choice])).toEqual([
    ['done', 1],
    ['done', 2],
  ])
  expect(desk.asked).toEqual(['ชาเขียว', 'สบู่ขมิ้น', 'สบู่ขมิ้น'])
})

test('ORDER-2023 two variants of a product are chosen as the message names them, the second by its size and colour alone', async () => {
  const desk = open()
  await desk.paste('มาลี\nเสื้อยืดคอกลม,สีแดง,ไซส์M 2\nสีดำ,L 1\nสบู่ 1')
  await turns()
  expect(desk.items().map(({ choice, Quantity }) => [choice, Quantity])).toEqual([
    [4, 2],
    [6, 1],
    [undefined, 1],
  ])
  expect(desk.item(2).candidates.map((each) => each.product.id)).toEqual([2, 3])
})

test('ORDER-127 responses for lines of an earlier message are dropped, and at most four lookups run at the same time', async () => {
  const desk = open()
  const slow = held<void>()
  desk.plan.ask = () => slow.promise
  await desk.paste(`มาลี\n${Array.from({ length: 9 }, (_, at) => `ชาเขียว${at} 1`).join('\n')}`)
  expect(desk.asked).toHaveLength(4)
  delete desk.plan.ask
  await desk.paste('มาลี\nสบู่ขมิ้น 1')
  slow.release.with()
  await turns()
  expect(desk.items().map(({ text, choice }) => [text, choice])).toEqual([['สบู่ขมิ้น', 2]])
})

test('ORDER-117 assigning a part to a field changes the reading and is reported once; an impossible assignment changes nothing', async () => {
  const desk = open()
  await desk.paste('มาลี\nชาเขียว 2')
  desk.actor.send({ type: 'mark.set', kind: 'address', span: [0, 4] })
  expect(desk.context().reading?.found).toEqual([{ kind: 'address', value: 'มาลี', confidence: 1, spans: [[0, 4]] }])
  expect(desk.context().correction).toEqual({ count: 1, kind: 'address', value: 'มาลี' })
  // half of ลี is all of it
  desk.actor.send({ type: 'mark.set', kind: 'address', span: [0, 3] })
  expect(desk.context().correction).toEqual({ count: 2, kind: 'address', value: 'มาลี' })
  desk.actor.send({ type: 'mark.set', kind: 'postNum', span: [0, 4] })
  desk.actor.send({ type: 'mark.set', kind: 'name', span: [4, 5] })
  expect(desk.context().correction?.count).toBe(2)
  desk.actor.send({ type: 'mark.clear', span: [0, 4] })
  expect(desk.context().reading?.found).toEqual([])
})

test('ORDER-117 a part assigned to a product becomes a line and is looked up; assigned to something else it no longer is', async () => {
  const desk = open()
  await desk.paste('ชาเขียว')
  desk.actor.send({ type: 'mark.set', kind: 'item', span: [0, 7] })
  await waitFor(desk.actor, (snapshot) => snapshot.matches({ read: 'settled' }))
  expect(desk.items()).toMatchObject([{ text: 'ชาเขียว', Quantity: 1, choice: 1 }])
  expect(desk.context().reading?.found).toEqual([])
  desk.actor.send({ type: 'mark.set', kind: 'note', span: [0, 7] })
  expect(desk.items()).toEqual([])
})

test("ORDER-123 while a newer text waits to be read, marks of the earlier one can't be assigned", async () => {
  const desk = open()
  await desk.paste('มาลี')
  desk.type('ศรีสุข มาลี')
  desk.actor.send({ type: 'mark.set', kind: 'note', span: [0, 4] })
  expect(desk.context().correction).toBeUndefined()
  expect(desk.context().reading?.found.map(({ kind }) => kind)).toEqual(['name'])
})

const severalOrders = (text: string) => {
  const orders = text.split('\n\n').map((part) => read(part))
  return { ...(orders[0] ?? nothing), ...(orders.length > 1 && { orders }) }
}

test('ORDER-551 another recipient of the message can be chosen: its values and products replace those of the first', async () => {
  const desk = open()
  desk.plan.parse = async (text) => severalOrders(text)
  await desk.paste('มาลี\nชาเขียว 2\n\nสมชาย\nสบู่ 1')
  expect([desk.context().chosen, desk.context().orders.length]).toEqual([0, 2])
  expect(desk.context().reading?.values.name).toBe('มาลี')
  desk.actor.send({ type: 'order.choose', index: 1 })
  await turns()
  expect(desk.context().reading).toMatchObject({ by: 'paste', values: { name: 'สมชาย' } })
  expect(desk.items().map(({ text, Quantity, look }) => [text, Quantity, look])).toEqual([['สบู่', 1, 'done']])
  desk.actor.send({ type: 'order.choose', index: 2 })
  expect(desk.context().chosen).toBe(1)
  await desk.paste('วีณา')
  expect([desk.context().chosen, desk.context().orders]).toEqual([0, []])
})

test('ORDER-552 a correction is announced with the value that was read before', async () => {
  const desk = open()
  const announced: unknown[] = []
  desk.actor.on('paste.corrected', (event) => announced.push(event))
  await desk.paste('คุณมาลี ศรีสุข')
  desk.actor.send({ type: 'mark.set', kind: 'name', span: [3, 14] })
  desk.actor.send({ type: 'mark.set', kind: 'name', span: [3, 14] })
  desk.actor.send({ type: 'mark.set', kind: 'postNum', span: [0, 3] })
  expect(announced).toEqual([{ type: 'paste.corrected', kind: 'name', value: 'มาลี ศรีสุข', read: 'คุณมาลี ศรีสุข' }])
})
