import type { Engine } from '../../core'

/** Runs once the first screen is shown and the page has time. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    queueMicrotask(act)
    return () => undefined
  }
  const id = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(id)
}

const watched = new WeakSet<Engine>()

/** Starts the session's actor and the watch over network and visibility once an engine, after the first screen. */
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
