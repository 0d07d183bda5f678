import { can } from '../../core/auth/auth.ability'
import type { Mail, MailPerson } from '../../core/email/email.contract'
import { accounts } from '../auth/auth.table'
import type { Bearer } from '../rights'
import type { Tx } from '../store'

const noAccount = { fullName: '', username: 'staff', email: 'staff@langraan.test', avatar: null }

/** Without a token, the first account is the sender. */
export function senderOf(user: Bearer | null, tx: Tx): Mail['from'] {
  const all = tx.read(accounts)
  const { fullName, username, email, avatar } = all.find(({ id }) => id === user?.id) ?? all[0] ?? noAccount
  return { name: fullName || username, email, avatar: avatar ?? null }
}

/** Those whose account here gets the mail, but who may not read it. */
export const unreachedBy = (tx: Tx): MailPerson[] =>
  tx
    .read(accounts)
    .filter(({ ability, user_permission = [] }) => !can(ability, user_permission, 'read', 'Email'))
    .map(({ fullName, username, email }) => ({ name: fullName || username, email }))
