import type { Engine } from '../../core/engine'
import { liveApp } from '../../core/live/app'

/** Shows what others change, for the users of this engine. */
export function followChanges(engine: Engine): void {
  engine.provide({ live: liveApp })
  engine.app('live')
}
