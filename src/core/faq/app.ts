import type { AppModule } from '../kernel/ports'
import { faqMachine } from './faq.machine'

export const faqApp = {
  views: {
    faq: { machine: faqMachine },
  },
} satisfies AppModule
