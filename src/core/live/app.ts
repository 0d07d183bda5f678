import type { AppModule } from '../kernel/ports'
import { liveLinks } from './live.links'
import { liveMachine } from './live.machine'

export const liveApp = { data: liveMachine, links: liveLinks } satisfies AppModule
