import type { Engine } from '../../core'

/** Runs once the first screen is shown and the page is idle. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    queueMicrotask(act)
    return () => undefined
  }
  const id = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(id)
}

const watched = new WeakSet<Engine>()

/** Starts the session actor and the network and visibility listeners, once per engine, after the first screen. */
export function startPresence(engine: Engine): () => void {
  return whenIdle(() => {
    if (watched.has(engine)) return
    watched.add(engine)
    engine.app('auth')
    import('../../core/kernel/presence')
      .then(({ watchPresence }) => watchPresence(engine))
      .catch(() => watched.delete(engine))
  })
}
