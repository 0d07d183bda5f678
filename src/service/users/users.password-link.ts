import { isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { passwordLinkCalls } from '../../core/users/link/users.link.contract'
import { accountOf } from '../auth/auth.invite'
import { giveLink } from '../auth/auth.links'
import { randomText } from '../auth/auth.random'
import { canHash } from '../auth/auth.signer'
import { hashOf } from '../auth/auth.tries'
import { type Handler, handleInSteps } from '../handle'
import { missing, notAllowed, refuse, reply } from '../reply'
import { hasAll } from '../rights'
import { usersOf } from './users.accounts'
import { invitationsTable } from './users.invitations.table'
import { noteUser } from './users.noted'

/** Lifetime of a link, in milliseconds. */
const linkLife = dayMs

const unable = () => reply(400, { error: 'A password link needs https or localhost' })

export const passwordLinkHandlers: readonly Handler[] = [
  handleInSteps(passwordLinkCalls.make, async ({ body, user: bearer, backend }) => {
    // whoever sets a password can sign in as that user
    if (bearer && !hasAll(bearer, ['manage:all'])) return notAllowed()
    if (!canHash()) return unable()
    const token = randomText(24)
    const hash = await hashOf(token)
    return backend.store.transact(bearer, (tx) => {
      const user = usersOf(tx).find(({ id }) => id === body.id)
      if (!user) return missing()
      if (tx.read(invitationsTable).some((each) => each.user === user.id)) return refuse({ id: ['invited'] })
      const account = accountOf(tx, user.email, 'user')
      if (!account) throw new Error(`${user.username} is in the user list`)
      giveLink(tx, account.id, hash, linkLife)
      noteUser(tx, bearer, passwordLinkCalls.make.name, user, user)
      return { token, expiresAt: isoTime(tx.now() + linkLife) }
    })
  }),
]
