import type { AppModule } from '../kernel/ports'
import { analyticsCardMachine } from './analytics.machine'

export const analyticsApp = {
  views: { analytics: { machine: analyticsCardMachine } },
} satisfies AppModule
