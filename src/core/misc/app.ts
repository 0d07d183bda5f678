import type { AppModule } from '../kernel/app-module'
import { countdownMachine, noticeMachine } from './misc.machine'

export const miscApp = {
  views: { misc: { machine: noticeMachine }, 'misc.countdown': { machine: countdownMachine } },
} satisfies AppModule
