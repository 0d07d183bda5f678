import type { Announced, Events } from './events'
import type { Handle } from './handle'
import { lookUp } from './look-up'

/** What a link may reach: actors that run already. A link starts nothing. */
export type Linked = {
  /** the data actor of an app */
  running(name: string): Handle | undefined
  /** the views of a name, the last opened last */
  views(name: string): Handle[]
}

export type Link = (linked: Linked, event: Announced) => void

/** Announced event -> what it means across apps. */
export type Links = Readonly<Record<string, Link>>

export const send = (handle: Handle | undefined, event: Announced): void => handle?.send(event as never)

/** Follows links, those of the app that came first before those of the next. */
export function followLinks(events$: Events, linked: Linked) {
  const makers: (() => readonly Links[])[] = []
  let all: readonly Links[] = []
  const listening = events$.subscribe((event) => {
    for (const links of all) lookUp(links, event.type)?.(linked, event)
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
