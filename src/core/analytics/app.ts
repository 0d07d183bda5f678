import type { AppModule } from '../kernel/app-module'
import { analyticsCardMachine } from './analytics.machine'

export const analyticsApp = {
  views: { analytics: { machine: analyticsCardMachine } },
} satisfies AppModule
