import { expect, test } from 'vitest'
import { type Disk, memoryDisk } from '../../src/core/kernel/disk'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { type Area, memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { recordKey } from '../helpers/stores'
import { type Desk, openDesk } from './order-desk'

const failing = (what: string) => async () => {
  throw new DOMException(what, 'QuotaExceededError')
}
const fullDisk: Disk = { entries: async () => new Map(), change: failing('full') }
const fullArea = (): Area => ({
  get: () => null,
  set: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  remove: () => undefined,
  keys: () => [],
})

/** A backend that keeps its answers to orders back until told; `cut` ends the power: nothing after it is heard. */
function heldBackend() {
  const mock = createMock()
  const held: (() => void)[] = []
  const sent: string[] = []
  return {
    sent,
    held,
    async transport(request: Request) {
      if (request.method !== 'POST') return mock.transport(request)
      sent.push(request.headers.get('Idempotency-Key') ?? '')
      const response = await mock.transport(request)
      await new Promise<void>((answer) => held.push(answer))
      return response
    },
    open: mock.transport,
    stored: async () => (await ask(mock, 'GET /api/orders?perPage=200')).body.total - 30,
  }
}

const copyOf = (area: Area): Area => {
  const copy = memoryStorage().local
  for (const key of area.keys()) copy.set(key, area.get(key) ?? '')
  return copy
}

/** What is found after a power cut: the disk as it was, the other storage as it was at some moment before. */
async function afterPowerCut(desk: Desk, options: { disk: Disk; local: Area; transport: Desk['transport'] }) {
  const { clock } = desk
  const again = openDesk({ ...options, clock, session: memoryStorage().session })
  await again.quiet()
  return again
}

test('ORDER-610 an order is on disk before it is sent', async () => {
  const rows = new Map<string, string>()
  const disk = memoryDisk(rows)
  let written: () => void = () => undefined
  const slow: Disk = {
    entries: disk.entries,
    change: async (name, next) => {
      await new Promise<void>((go) => {
        written = go
      })
      await disk.change(name, next)
    },
  }
  const { transport, sent } = heldBackend()
  const desk = openDesk({ transport, disk: slow })
  await desk.takeOrder().save().quiet()
  expect([desk.state(), sent, rows.size]).toEqual(['frozen:recording', [], 0])
  written()
  await desk.quiet()
  expect([desk.state(), sent.length]).toEqual(['frozen:sending', 1])
  expect([...rows.values()].map((text) => JSON.parse(text).key)).toEqual(sent)
})

test("ORDER-610 a failing disk falls back to the page's storage, and one that never responds keeps nobody from saving", async () => {
  const { open } = heldBackend()
  const full = openDesk({ transport: open, disk: fullDisk })
  await full.takeOrder().save().outcome()
  expect(full.state()).toBe('saved')
  const mute = openDesk({ transport: open, disk: { entries: () => new Promise(() => undefined), change: failing('') } })
  await mute.takeOrder().save().quiet()
  expect(mute.state()).toBe('frozen:recording')
  await mute.pass(5_000)
  expect(mute.state()).toBe('frozen:unrecorded')
  await mute.save().outcome()
  expect(mute.state()).toBe('saved')
})

test('ORDER-610 with a full storage the disk is enough; without a disk the user is told', async () => {
  const { open } = heldBackend()
  const desk = openDesk({ transport: open, disk: memoryDisk(), local: fullArea() })
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toBe('saved')
  const bare = openDesk({ transport: open, disk: fullDisk, local: fullArea() })
  await bare.takeOrder().save().outcome()
  expect(bare.state()).toBe('frozen:unrecorded')
})

test.each(['before the press', 'before anything was entered'])(
  'ORDER-611 after a power cut that left the storage %s, the order in progress is offered and ends with its one number',
  async (moment) => {
    const backend = heldBackend()
    const disk = memoryDisk()
    const desk = openDesk({ transport: backend.transport, disk })
    const empty = copyOf(desk.local)
    await desk.takeOrder().quiet()
    const local = moment === 'before the press' ? copyOf(desk.local) : empty
    await desk.save().quiet()
    const again = await afterPowerCut(desk, {
      disk: memoryDisk(new Map(await disk.entries())),
      local,
      transport: backend.open,
    })
    expect(again.context().orphans).toMatchObject([{ id: desk.context().id, name: 'สมชาย ใจดี', total: 20_000 }])
    again.draft.send({ type: 'draft.adopt', id: desk.context().id })
    await again.outcome()
    expect([again.state(), again.context().saved?.OrderNumber]).toEqual(['saved', expect.stringMatching(/^LR-/)])
    expect(await backend.stored()).toBe(1)
  },
)

test('ORDER-612 an older record of an order that was stored in the meantime is not offered after a power cut', async () => {
  const backend = heldBackend()
  const disk = memoryDisk()
  const desk = openDesk({ transport: backend.open, disk })
  await desk.takeOrder().quiet()
  const local = copyOf(desk.local)
  await desk.save().outcome()
  await desk.pass(3_000)
  const again = await afterPowerCut(desk, {
    disk: memoryDisk(new Map(await disk.entries())),
    local,
    transport: backend.open,
  })
  expect([again.context().orphans, again.context().fields.name]).toEqual([[], ''])
  expect(local.keys().filter((key) => key.includes('/order/'))).toEqual([])
})

test('ORDER-612 after a crash before the number was shown the order is sent again, and the number is reported', async () => {
  const backend = heldBackend()
  const disk = memoryDisk()
  const desk = openDesk({ transport: backend.open, disk })
  await desk.takeOrder().save().outcome()
  const number = desk.context().saved?.OrderNumber
  const again = await afterPowerCut(desk, {
    disk: memoryDisk(new Map(await disk.entries())),
    local: copyOf(desk.local),
    transport: backend.open,
  })
  again.draft.send({ type: 'draft.adopt', id: again.context().orphans[0]?.id ?? '' })
  await again.outcome()
  expect([again.context().saved?.OrderNumber, await backend.stored()]).toEqual([number, 1])
})

test('ORDER-612 an order that was rejected and edited is offered as last edited', async () => {
  const disk = memoryDisk()
  const mock = createMock()
  let refuses = true
  const transport = async (request: Request) => {
    if (request.method !== 'POST' || !refuses) return mock.transport(request)
    return Response.json({ error: { name: 'required' } }, { status: 422 })
  }
  const desk = openDesk({ transport, disk })
  const local = copyOf(desk.local)
  await desk.takeOrder().save().outcome()
  await desk.write({ name: 'สมหญิง ใจดี' }).quiet()
  refuses = false
  const again = await afterPowerCut(desk, { disk: memoryDisk(new Map(await disk.entries())), local, transport })
  expect(again.context().orphans).toEqual([
    { id: desk.context().id, at: desk.clock.now(), name: 'สมหญิง ใจดี', phoneNumber: '081-234-5678' },
  ])
  again.draft.send({ type: 'draft.adopt', id: desk.context().id })
  await again.quiet()
  expect(again.context().key).toBe(desk.context().key)
})

test.each([
  ['takes nothing any more', failing('full')],
  ['is still writing when the page goes', () => new Promise<void>(() => undefined)],
])('ORDER-612 an older record is not offered if the order was stored while the disk %s', async (_, write) => {
  const mock = createMock()
  const inner = memoryDisk()
  let change = inner.change
  const disk: Disk = { entries: inner.entries, change: (name, next) => change(name, next) }
  let refuses = true
  const transport = async (request: Request) => {
    if (request.method !== 'POST' || !refuses) return mock.transport(request)
    return Response.json({ error: { name: 'required' } }, { status: 422 })
  }
  const desk = openDesk({ transport, disk })
  await desk.takeOrder().save().outcome()
  refuses = false
  change = write
  await desk.save().quiet()
  await desk.pass(5_000)
  // told that it cannot be kept, and sent all the same
  if (desk.state() === 'frozen:unrecorded') await desk.save().outcome()
  expect(desk.state()).toBe('saved')
  await desk.pass(3_000)
  const again = await afterPowerCut(desk, { disk: inner, local: copyOf(desk.local), transport: mock.transport })
  expect(again.context().orphans).toEqual([])
})

test('ORDER-613 signing out deletes an open draft from the disk, but not an order with unknown outcome', async () => {
  const rows = new Map<string, string>()
  const mock = createMock()
  const desk = openDesk({
    transport: async (request) =>
      request.method === 'POST' && request.url.includes('/api/orders')
        ? Response.json({ error: { name: 'required' } }, { status: 422 })
        : mock.transport(request),
    disk: memoryDisk(rows),
  })
  await desk.signIn()
  await desk.takeOrder().quiet()
  await desk.save().quiet()
  while (desk.state() !== 'open') await desk.quiet()
  await desk.quiet()
  expect([...rows.keys()]).toEqual([expect.stringContaining('/draft/order/')])
  await desk.engine.logout()
  await desk.quiet()
  expect([...rows.values()].join()).not.toContain('สมชาย')
})

test('ORDER-613 an order in flight that was started before signing in is stored only for that user afterwards', async () => {
  const rows = new Map<string, string>()
  const mock = createMock()
  const desk = openDesk({
    transport: async (request) =>
      request.method === 'POST' && request.url.includes('/api/orders')
        ? new Response('', { status: 401 })
        : mock.transport(request),
    disk: memoryDisk(rows),
  })
  await desk.takeOrder().save().outcome()
  expect([...rows.keys()]).toEqual([expect.stringContaining('/-/kept/order/')])
  await desk.signIn()
  while ([...rows.keys()].some((name) => name.includes('/-/'))) await desk.quiet()
  expect([...rows.keys()]).toEqual([expect.stringContaining('/u1/kept/order/')])
})

/** A page that lay in the browser's cache while another one had its lock: without Web Locks that is how it is. */
async function openTwice(transport: Desk['transport'], disk: Disk | undefined) {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const [own, others] = [memoryLocks(clock), memoryLocks(clock)]
  const isHeld = async (name: string) => (await own.isHeld(name)) || (await others.isHeld(name))
  const away = openDesk({ transport, disk, clock, locks: { ...own, isHeld } })
  await away.takeOrder().quiet()
  const other = openDesk({ transport, disk, clock, local: away.local, session: away.session, locks: others })
  await other.quiet()
  return { away, other }
}

test.each([true, false])(
  'ORDER-614 a restored page says that another one has its draft (with a disk: %s)',
  async (hasDisk) => {
    const backend = heldBackend()
    const { away, other } = await openTwice(backend.open, hasDisk ? memoryDisk() : undefined)
    expect(other.context().fields.name).toBe('สมชาย ใจดี')
    away.engine.announce({ type: 'page.resumed' })
    // pressed before the page knows
    await away.save().quiet()
    expect([away.state(), away.context().taken]).toEqual(['taken', { order: undefined }])
    await away.save().quiet()
    expect([away.state(), backend.sent]).toEqual(['taken', []])
    away.draft.send({ type: 'next' })
    await away.quiet()
    expect([away.state(), away.context().fields.name]).toEqual(['open', ''])
  },
)

test('ORDER-614 if the other page is closed the draft continues here, as it was left there', async () => {
  const { away, other } = await openTwice(heldBackend().open, memoryDisk())
  await other.write({ name: 'สมหญิง ใจดี' }).quiet()
  other.crash()
  away.engine.announce({ type: 'page.resumed' })
  await away.quiet()
  expect([away.state(), away.context().fields.name]).toEqual(['open', 'สมหญิง ใจดี'])
})

test('ORDER-614 a restored page shows the number under which another one stored its draft', async () => {
  const { away, other } = await openTwice(heldBackend().open, memoryDisk())
  await other.choose().pack().save().outcome()
  await other.pass(3_000)
  away.engine.announce({ type: 'page.resumed' })
  await away.quiet()
  expect([away.state(), away.context().taken]).toEqual(['taken', { order: other.context().saved?.OrderNumber }])
})

test('ORDER-614 a page that saved an order itself continues with the next one, however often it is left and restored', async () => {
  const { open, stored } = heldBackend()
  const desk = openDesk({ transport: open, disk: memoryDisk() })
  await desk.takeOrder().save().outcome()
  await desk.pass(3_000)
  desk.engine.announce({ type: 'page.resumed' })
  await desk.quiet()
  expect(desk.state()).toBe('saved')
  await desk.takeOrder().write({ name: 'ลูกค้าคนถัดไป' }).save().outcome()
  expect([desk.state(), await stored()]).toEqual(['saved', 2])
})

test('ORDER-614 a press before that is known stores no second order', async () => {
  const backend = heldBackend()
  for (const disk of [memoryDisk(), undefined]) {
    const before = await backend.stored()
    const { away, other } = await openTwice(backend.open, disk)
    await other.choose().pack().save().outcome()
    await away.write({ note: 'แก้ทีหลัง' }).save().outcome()
    await away.save().outcome()
    expect(await backend.stored()).toBe(before + 1)
  }
})

test('ORDER-614 a page whose draft is unchanged continues', async () => {
  const { open } = heldBackend()
  const desk = openDesk({ transport: open, disk: memoryDisk() })
  await desk.takeOrder().quiet()
  desk.engine.announce({ type: 'page.resumed' })
  await desk.quiet()
  await desk.write({ note: 'ต่อ' }).save().outcome()
  expect(desk.state()).toBe('saved')
})

test('ORDER-615 a record of version 0.1 continues under its key', async () => {
  const { open } = heldBackend()
  const { local, session } = memoryStorage()
  const fields = { name: 'สมชาย ใจดี' }
  local.set(recordKey('draft/order/abc'), JSON.stringify({ v: 1, at: Date.parse('2026-11-20'), fields, key: 'k1' }))
  const desk = openDesk({ transport: open, local, session })
  await desk.quiet()
  desk.draft.send({ type: 'draft.adopt', id: 'abc' })
  await desk.quiet()
  expect([desk.context().fields.name, desk.context().key]).toEqual(['สมชาย ใจดี', 'k1'])
})
