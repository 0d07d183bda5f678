import type { AppModule } from '../kernel/ports'
import { statisticCardMachine } from './statistics.machine'

export const statisticsApp = {
  views: { statistics: { machine: statisticCardMachine } },
} satisfies AppModule
