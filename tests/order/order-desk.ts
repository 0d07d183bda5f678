import { authApp } from '../../src/core/auth/app'
// loaded on demand: it is here before the simulated time passes
import '../../src/core/auth/auth.keeping'
import { noLines, plainLine } from '../../src/core/cart/cart.lines'
import { type Engine, startEngine } from '../../src/core/engine'
import type { Disk } from '../../src/core/kernel/disk'
import type { Locks } from '../../src/core/kernel/lock'
import { satang } from '../../src/core/kernel/money'
import { type SimulatedTime, simulatedClock } from '../../src/core/kernel/simulated-clock'
import { type Area, memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { orderApp } from '../../src/core/order/app'
import type { DraftField, DraftFields } from '../../src/core/order/order.draft'
import { noShop, type Shop } from '../../src/core/shops/shops.contract'
import { pass, turns } from '../helpers/turns'

/** Takes 10 % for cash on delivery, at least 20 baht. */
export const teaShop: Shop = {
  ...noShop,
  id: 1,
  ShopName: 'บ้านชา',
  CODRule: { kind: 'percent', value: 10, minimum: satang(2_000) },
}

export const twoTeas = noLines.set(plainLine({ id: 1, name: 'ชา', price: satang(10_000) }, 2))

export const somchai: Partial<DraftFields> = {
  name: 'สมชาย ใจดี',
  phoneNumber: '081-234-5678',
  address: '99/1 ถนนสุขใจ',
  subDistrict: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
  postNum: '40000',
}

type Options = {
  transport: Transport
  local?: Area
  session?: Area
  disk?: Disk | undefined
  locks?: Locks
  clock?: SimulatedTime
}

/** One tab with an open order form, driven by what a person does. The cart is played by `pack`. */
export function openDesk(options: Options) {
  const { transport, local = memoryStorage().local, session = memoryStorage().session, disk } = options
  const clock = options.clock ?? simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const engine: Engine = startEngine(
    { transport, storage: { local, session, disk }, clock, ...(options.locks && { locks: options.locks }) },
    () => Promise.reject(new Error('nothing else is needed')),
  )
  engine.provide({ auth: authApp, order: orderApp })
  const announced: string[] = []
  const events: { type: string }[] = []
  engine.events$.subscribe((event) => {
    events.push(event)
    if (event.type.startsWith('order.')) announced.push(event.type)
  })
  const draft = engine.view('order')
  const context = () => draft.getSnapshot().context

  const desk = {
    engine,
    transport,
    draft,
    clock,
    local,
    session,
    announced,
    events,
    context,
    state: () => JSON.stringify(draft.getSnapshot().value).replaceAll(/["{}]/g, ''),
    write(entries: Partial<Record<DraftField, unknown>>) {
      for (const [name, value] of Object.entries(entries))
        draft.send({ type: 'field.set', name, value } as Parameters<typeof draft.send>[0])
      return desk
    },
    choose(shop: Shop = teaShop) {
      draft.send({ type: 'shop.changed', shop })
      return desk
    },
    pack(lines = twoTeas) {
      draft.send({ type: 'lines.changed', lines })
      return desk
    },
    /** everything an order needs */
    takeOrder: () => desk.choose().pack().write(somchai),
    signIn: (name: 'admin' | 'client' = 'admin') => engine.login(`${name}@langraan.test`, name),
    save() {
      draft.send({ type: 'save' })
      return desk
    },
    /** lets answers arrive; the clock stands still */
    async quiet() {
      await turns()
      return desk
    },
    async pass(ms: number) {
      await pass(clock, ms)
      return desk
    },
    /** lets time go by until the save came to an end or hangs; at most two minutes */
    async outcome() {
      for (
        let second = 0;
        second < 120 && ['frozen:recording', 'frozen:sending', 'frozen:lookingUp', 'restoring'].includes(desk.state());
        second++
      )
        await pass(clock, 1_000)
      return desk
    },
    /** the tab loads its page again: same storage, same session */
    async reload(next: Partial<Options> = {}) {
      engine.stop()
      const fresh = openDesk({ transport, local, session, disk, clock, ...next })
      await turns()
      return fresh
    },
    /** another tab; a duplicated one copies the session */
    async openTab({ duplicated = false } = {}) {
      const copy = memoryStorage().session
      if (duplicated) for (const key of session.keys()) copy.set(key, session.get(key) ?? '')
      const tab = openDesk({ transport, local, session: copy, disk, clock })
      await turns()
      return tab
    },
    /** the tab is gone without a word */
    crash: () => engine.stop(),
  }
  return desk
}

export type Desk = ReturnType<typeof openDesk>
