import type { AppModule } from '../kernel/app-module'
import { statisticCardMachine } from './statistics.machine'

export const statisticsApp = {
  views: { statistics: { machine: statisticCardMachine } },
} satisfies AppModule
