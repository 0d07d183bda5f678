import { createResourceMachine } from '../../kernel/resource-machine'
import { emailCalls, type Mail, type MailQuery } from '../email.contract'

/** All mails of a list, on whichever page. */
export const wholeMailsMachine = createResourceMachine<readonly Mail[], MailQuery>({
  id: 'email.whole',
  load: async ({ call, key, signal }) => (await call(emailCalls.list, { query: key }, { signal })).emails,
})
