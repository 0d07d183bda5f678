import type { AppModule } from '../kernel/ports'
import { knowledgeMachine } from './knowledge.machine'

export const knowledgeApp = {
  views: {
    knowledge: { machine: knowledgeMachine },
  },
} satisfies AppModule
