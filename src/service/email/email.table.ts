import type { Mail } from '../../core/email/email.contract'
import { table } from '../table'

export const emailTable = table<Mail>('emails', { of: 'person', key: ({ id }) => id, kind: 'email' })
