import type { Mail, MailFolder } from '../../../core/email/email.contract'
import { useMe } from '../use-me'

/** Where a mail belongs that is taken out of the trash: one's own among what was sent. */
export function useHomes(): (mail: Mail) => MailFolder {
  const { email: me } = useMe()
  return ({ from }) => (me !== undefined && from.email.toLowerCase() === me.toLowerCase() ? 'sent' : 'inbox')
}
