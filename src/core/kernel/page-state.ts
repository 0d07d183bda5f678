import type { Events } from './events'

export type PageState = { isHidden(): boolean; isOffline(): boolean; stop(): void }

/** What has been announced of the page since; until then, it counts as shown and online. */
export function followPageState(events$: Events): PageState {
  let [isHidden, isOffline] = [false, false]
  const following = events$.subscribe(({ type }) => {
    if (type === 'page.hidden' || type === 'page.visible') isHidden = type === 'page.hidden'
    if (type === 'network.offline' || type === 'network.online') isOffline = type === 'network.offline'
  })
  return { isHidden: () => isHidden, isOffline: () => isOffline, stop: () => following.unsubscribe() }
}
