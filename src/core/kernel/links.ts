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

/** An app that holds what is somebody's own. A session that ran out keeps it, for whoever signs in again. */
export const forgetOnSignOut = (name: string): Links => ({
  'auth.signedOut': ({ running }, { reason }) => {
    if (reason !== 'expired') send(running(name), { type: 'forget' })
  },
})

/** An app that asks anew when somebody has signed in. */
export const reloadOnSignIn = (name: string): Links => ({
  'auth.signedIn': ({ running }) => send(running(name), { type: 'reload' }),
})

/** Follows links, those of the app that came first before those of the next. */
export function followLinks(events$: Events, linked: Linked) {
  const all: Links[] = []
  const listening = events$.subscribe((event) => {
    for (const links of all) lookUp(links, event.type)?.(linked, event)
  })
  return {
    add: (links: readonly Links[]) => void all.push(...links),
    stop: () => listening.unsubscribe(),
  }
}
