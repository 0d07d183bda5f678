import type { ViewModule } from '../../kernel/app-module'
import type { EngineEvent } from '../../kernel/engine-events'
import { mailMachine } from './email.detail.machine'
import { mailFileMachine } from './email.file.machine'

export const mailViews = {
  'email.detail': {
    machine: mailMachine,
    reacts: (event: EngineEvent) =>
      event.type === 'email.changed' ? { type: 'change.receive' as const, change: event.change } : undefined,
  },
  'email.file': { machine: mailFileMachine },
} satisfies Record<string, ViewModule>
