import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { flakyTransport, mishaps } from './flaky-transport'
import { type Desk, openDesk } from './order-desk'

const sampleOrders = 30

/** What may come between pressing save and knowing that it is stored. */
const possibleEvents = ['save', 'edit', 'reload', 'crash', 'duplicate', 'online', 'wait', 'signOut'] as const
type PossibleEvent = (typeof possibleEvents)[number]

const adoptOrphan = async (desk: Desk) => {
  desk.draft.send({ type: 'orphans.look' })
  await desk.quiet()
  const [orphan] = desk.context().orphans
  if (orphan && desk.state() === 'open') desk.draft.send({ type: 'draft.adopt', id: orphan.id })
  await desk.quiet()
  return desk
}

const act: Record<PossibleEvent, (desk: Desk) => Desk | Promise<Desk>> = {
  save: (desk) => desk.save().quiet(),
  edit: (desk) => (desk.state().startsWith('frozen') ? desk.write({ name: 'คนอื่น' }) : desk),
  reload: (desk) => desk.reload(),
  async crash(desk) {
    desk.crash()
    return adoptOrphan(await desk.openTab())
  },
  async duplicate(desk) {
    const copy = await desk.openTab({ duplicated: true })
    await copy.save().quiet()
    copy.crash()
    return desk
  },
  async online(desk) {
    desk.engine.announce({ type: 'network.online' })
    return desk.quiet()
  },
  wait: (desk) => desk.pass(7_000),
  async signOut(desk) {
    await desk.engine.logout()
    await desk.signIn()
    await desk.quiet()
    return adoptOrphan(desk)
  },
}

test('ORDER-58 whatever fails and whatever is pressed, exactly one order is stored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...mishaps), { maxLength: 12 }),
      fc.array(fc.constantFrom(...possibleEvents), { maxLength: 8 }),
      async (bad, between) => {
        const mock = createMock()
        const line = flakyTransport(mock.transport, [...bad])
        let desk = openDesk({ transport: line.transport })
        await desk.signIn()
        await desk.takeOrder().save().quiet()
        for (const happening of between) desk = await act[happening](desk)
        for (let minute = 0; minute < 30 && desk.state().startsWith('frozen'); minute++) await desk.pass(61_000)
        await desk.outcome()
        const { body } = await ask(mock, 'GET /api/orders?perPage=200')
        const { orders, total } = body as { orders: { name: string }[]; total: number }
        expect(total - sampleOrders).toBe(1)
        expect(orders[0]?.name).toBe('สมชาย ใจดี')
        expect(new Set(line.sent.map((sent) => `${sent.key} ${sent.body}`)).size).toBe(1)
        desk.crash()
      },
    ),
    { numRuns: 40, seed: 28 },
  )
}, 60_000)
