import { expect, expectTypeOf, test } from 'vitest'
import type { AnyStateMachine, EmittedFrom, EventFromLogic } from 'xstate'
import type { Engine } from '../../src/core'
import type { AppModules, AppName, ViewName, Views } from '../../src/core/apps'
import type { OrderLines } from '../../src/core/cart/cart.lines'
import type { ViewModule } from '../../src/core/kernel/app-module'
import type { EngineEvent, EventName } from '../../src/core/kernel/engine-events'
import type { Linked, Links } from '../../src/core/kernel/links'
import { send } from '../../src/core/kernel/links'
import { events$ } from '../../src/core/streams'
import type { useEngineEvent } from '../../src/widgets/runtime/use-engine-event'
import { readSources } from '../helpers/sources'

type DataOf<M> = M extends { data: infer D extends AnyStateMachine } ? D : never
type Machine = { [N in AppName]: DataOf<AppModules[N]> }[AppName] | Views[ViewName]['machine']
/** Machines that say nothing of what they emit have this in common: any name will do. */
type Told<M> = M extends AnyStateMachine ? (string extends EmittedFrom<M>['type'] ? never : EmittedFrom<M>) : never

type Reaction<V> = V extends { machine: infer M extends AnyStateMachine; reacts: (event: never) => infer R }
  ? [R] extends [EventFromLogic<M> | undefined]
    ? never
    : V
  : never

/** Views whose `reacts` returns an event that their machine doesn't take. */
type Misreading = { [N in ViewName]: [Reaction<Views[N]>] extends [never] ? never : N }[ViewName]

// what is wrong here fails `npm run types`; nothing of it runs
const unlessCompiled = (engine: Engine, linked: Linked, useEvent: typeof useEngineEvent) => {
  engine.announce({ type: 'network.online' })
  // @ts-expect-error no event has this name
  engine.announce({ type: 'network.on' })
  // @ts-expect-error the customer is missing
  engine.announce({ type: 'customers.chosen' })
  engine.events$.subscribe((event) => {
    if (event.type === 'cart.changed') expectTypeOf(event.lines).toEqualTypeOf<OrderLines>()
    // @ts-expect-error no event has this name
    if (event.type === 'cart.change') return
  })
  events$(engine, 'order.saved', 'order.refused').subscribe((event) => {
    expectTypeOf(event.type).toEqualTypeOf<'order.saved' | 'order.refused'>()
  })
  // @ts-expect-error no event has this name
  events$(engine, 'order.save')
  useEvent('auth.signedOut', ({ reason }) => {
    expectTypeOf(reason).toEqualTypeOf<'user' | 'expired' | 'elsewhere'>()
  })
  // @ts-expect-error no event has this name
  useEvent('auth.signOut', () => undefined)

  const links: Links = {
    'shops.saved': ({ running }, { shop }) => send(running('shops'), { type: 'shop.replace', shop }),
  }
  // @ts-expect-error no event has this name
  const misnamed: Links = { 'shops.save': () => undefined }
  // @ts-expect-error it carries a shop and no user
  const misread: Links = { 'shops.saved': (_, { user }) => user }
  // @ts-expect-error nobody of this name can be reached
  linked.running('shop')
  // @ts-expect-error the cart takes no such event
  send(linked.running('cart'), { type: 'lines.replaced', lines: [] })
  const misheard: ViewModule = {
    machine: {} as AnyStateMachine,
    // @ts-expect-error no event has this name
    reacts: (event) => (event.type === 'orders.change' ? { type: 'reload' } : undefined),
  }
  return [links, misnamed, misread, misheard]
}

test('ENG-670 everything a machine emits is one of the EngineEvents', () => {
  expectTypeOf<Told<Machine>>().toExtend<EngineEvent>()
  const silent = readSources('src/core/**/*.ts').filter(
    ({ text }) => /\bemit\(/.test(text) && /\bsetup\(/.test(text) && !/\bemitted: \{\} as /.test(text),
  )
  expect(silent.map(({ file }) => `${file} does not say what it emits`)).toEqual([])
})

test('ENG-671 an event name or field that does not exist fails to compile in announce, events$, links, reacts and hooks', () => {
  expectTypeOf(unlessCompiled).returns.toBeArray()
  expectTypeOf<string>().not.toExtend<EventName>()
})

test('ENG-672 a view maps an event to an event of its own machine', () => {
  // the compiler names a view here
  const misreading: Record<Misreading, 'its reacts returns an event that its machine does not take'> = {}
  expect(misreading).toEqual({})
})
