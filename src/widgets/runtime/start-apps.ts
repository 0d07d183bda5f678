import type { AppName, Engine } from '../../core'

/** Provides loaded apps and starts their data actors, so that a first render has their state. Idempotent. */
export function startApps(
  engine: Engine,
  apps: Parameters<Engine['provide']>[0],
  views?: Parameters<Engine['provide']>[1],
): void {
  engine.provide(apps, views)
  for (const name of Object.keys(apps) as AppName[]) if (apps[name]?.data) engine.app(name)
}
