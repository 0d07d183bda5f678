import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { EngineEvent, EventName } from './engine-events'
import type { Events } from './events'
import type { Handle } from './handle'
import { lookUp } from './look-up'

/** Machines of the data actors that links may reach, by app: each app adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it
export interface LinkedData {}

/** Machines of the views that links may reach, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it
export interface LinkedViews {}

/** What a link may reach: actors that run already. A link starts nothing. */
export type Linked = {
  /** the data actor of an app */
  running<N extends keyof LinkedData>(name: N): Handle<MachineOf<LinkedData[N]>> | undefined
  /** the views of a name, the last opened last */
  views<N extends keyof LinkedViews>(name: N): Handle<MachineOf<LinkedViews[N]>>[]
}

type MachineOf<M> = M extends AnyStateMachine ? M : never

export type Link<N extends EventName = EventName> = (linked: Linked, event: EngineEvent<N>) => void

/** Event -> what it means across apps. */
export type Links = { readonly [N in EventName]?: Link<N> }

export const send = <M extends AnyStateMachine>(
  handle: Handle<M> | undefined,
  event: EventFromLogic<NoInfer<M>>,
): void => handle?.send(event)

/** Follows links, those of the app that came first before those of the next. */
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
    /** What links remember of the person before is gone. */
    renew() {
      all = makers.flatMap((make) => make())
    },
    stop: () => listening.unsubscribe(),
  }
}
