import type { MailChange } from '../email/email.changes'
import type { AppModule } from '../kernel/ports'
import { mailMachine } from './mail.machine'

/** One opened mail: comes with the place where it is read. */
export const mailApp = {
  views: {
    mail: {
      machine: mailMachine,
      reacts: ({ type, change }: { type: string; change?: MailChange }) =>
        type === 'email.changed' ? { type: 'change.hear' as const, change } : undefined,
    },
  },
} satisfies AppModule
