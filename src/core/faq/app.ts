import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { faqChangesMachine, faqRowChange } from './faq.changes'
import { faqMachine } from './faq.machine'

/** Changes show at once; what else they changed follows with the next response. */
function changeOfRows(event: EngineEvent) {
  if (event.type === 'faq.changed')
    return { type: 'rows.apply' as const, apply: faqRowChange(event.change), anew: true }
  return event.type === 'faq.saved' ? { type: 'reload' as const } : undefined
}

export const faqApp = {
  data: faqChangesMachine,
  views: {
    faq: { machine: faqMachine, reacts: changeOfRows },
    'faq.edit': async () => (await import('./edit/views')).faqEditViews['faq.edit'],
  },
} satisfies AppModule
