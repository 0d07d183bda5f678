import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { Handle } from './actor-handle'
import type { EngineEvent, EventName } from './engine-events'
import type { Events } from './events'
import { lookUp } from './look-up'

/** Machines of the data actors that links can address, by app: each app adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it
export interface LinkedData {}

/** Machines of the views that links can address, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it
export interface LinkedViews {}

/** What a link can address: running actors. A link starts nothing. */
export type Linked = {
  /** the data actor of an app */
  running<N extends keyof LinkedData>(name: N): Handle<MachineOf<LinkedData[N]>> | undefined
  /** the views with this name, last opened last */
  views<N extends keyof LinkedViews>(name: N): Handle<MachineOf<LinkedViews[N]>>[]
}

type MachineOf<M> = M extends AnyStateMachine ? M : never

export type Link<N extends EventName = EventName> = (linked: Linked, event: EngineEvent<N>) => void

/** Maps an event to its effects on other apps. */
export type Links = { readonly [N in EventName]?: Link<N> }

export const send = <M extends AnyStateMachine>(
  handle: Handle<M> | undefined,
  event: EventFromLogic<NoInfer<M>>,
): void => handle?.send(event)

/** Follows links in the order their apps were loaded. */
export function followLinks(events$: Events, linked: Linked) {
  const makers: (() => readonly Links[])[] = []
  let all: readonly Links[] = []
  const listening = events$.subscribe((event) => {
    for (const links of all) lookUp(links as Readonly<Record<string, Link>>, event.type)?.(linked, event)
  })
  return {
    add(make: () => readonly Links[]) {
      makers.push(make)
      all = [...all, ...make()]
    },
    /** Links forget the state of the previous user. */
    renew() {
      all = makers.flatMap((make) => make())
    },
    stop: () => listening.unsubscribe(),
  }
}
