import type { ViewModule } from '../../kernel/ports'
import type { MailChange } from '../email.changes'
import { mailMachine } from './email.detail.machine'

export const mailViews = {
  'email.detail': {
    machine: mailMachine,
    reacts: ({ type, change }: { type: string; change?: MailChange }) =>
      type === 'email.changed' ? { type: 'change.hear' as const, change } : undefined,
  },
} satisfies Record<string, ViewModule>
