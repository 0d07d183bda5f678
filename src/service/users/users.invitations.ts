import { newcomerToken } from '../../core/auth/auth.newcomer'
import { isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { type Invitation, type Invite, inviteCalls } from '../../core/users/invite/users.invite.contract'
import { noInformation, noSocial } from '../../core/users/users.user'
import { accountOf } from '../auth/auth.invite'
import { giveLink } from '../auth/auth.links'
import { randomText } from '../auth/auth.random'
import { canHash } from '../auth/auth.signer'
import { hashOf } from '../auth/auth.tries'
import { languagesOf, queueMails } from '../email/email.outbox'
import { type Backend, type Handler, handle, handleInSteps } from '../handle'
import { nextId } from '../next-id'
import { byOf } from '../orders/orders.by'
import { missing, notAllowed, Reply, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { followUser, takenFieldErrors, usernameOf, usersOf } from './users.accounts'
import { dropInvitation, invitationsTable, type StoredInvitation } from './users.invitations.table'
import { noteUser } from './users.noted'
import { exceeds, isAbove } from './users.rights'
import { rolePermissions } from './users.roles'
import { type StoredUser, usersTable } from './users.table'
import { unknownShops, worksForLike } from './users.works-for'

/** Lifetime of an invitation, in milliseconds. */
const invitationLife = 7 * dayMs

const shown = (tx: Tx, { at, by, until }: StoredInvitation, user: StoredUser): Invitation => ({
  id: user.id,
  fullName: user.fullName,
  email: user.email,
  role: user.role,
  ...(user.shops && { shops: user.shops }),
  invitedBy: by,
  invitedAt: isoTime(at),
  expiresAt: isoTime(until),
  isExpired: until <= tx.now(),
})

function addUser(tx: Tx, { fullName, email, role, shops }: Invite, bearer: Bearer | null): StoredUser | Reply {
  const fieldErrors = { ...takenFieldErrors(tx, { email }), ...unknownShops(tx, shops) }
  if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
  const rows = usersOf(tx)
  const address = email.trim()
  const user: StoredUser = {
    id: nextId(rows),
    version: 1,
    fullName: fullName.trim(),
    username: usernameOf(tx, address),
    email: address,
    company: '',
    role,
    country: '',
    contact: '',
    currentPlan: 'basic',
    status: 'pending',
    avatar: null,
    information: noInformation,
    social: noSocial,
    permissions: [...rolePermissions(role)],
    ...worksForLike(bearer, { role, shops }),
  }
  if (exceeds(bearer, undefined, user)) return notAllowed()
  tx.write(usersTable, [user, ...rows])
  return user
}

/** Stores the invitation of a user, and gives their account a link. */
function giveInvitation(tx: Tx, user: StoredUser, hash: string, { user: bearer, language }: Asked): Invitation {
  const account = accountOf(tx, user.email, 'user')
  if (!account) throw new Error(`${user.username} is in the user list`)
  const at = tx.now()
  const row = { user: user.id, by: byOf(bearer), at, until: at + invitationLife, ...(language && { language }) }
  const others = tx.read(invitationsTable).filter((each) => each.user !== user.id)
  tx.write(invitationsTable, [row, ...others])
  giveLink(tx, account.id, hash, invitationLife)
  return shown(tx, row, user)
}

/** The user of a pending invitation. */
function invitedOf(tx: Tx, id: number, bearer: Bearer | null): StoredUser | Reply {
  const user = usersOf(tx).find((each) => each.id === id)
  if (!user || !tx.read(invitationsTable).some((each) => each.user === id)) return missing()
  return isAbove(bearer, user) ? notAllowed() : user
}

async function newToken() {
  const token = `${newcomerToken}${randomText(24)}`
  return { token, hash: await hashOf(token), mailId: randomText(12) }
}
type NewToken = Awaited<ReturnType<typeof newToken>>

/** Stores an invitation and mails its link; the answer has the link, too. */
function give(tx: Tx, user: StoredUser, { token, hash, mailId }: NewToken, asked: Asked) {
  const { user: bearer, language, languages, backend } = asked
  const invitation = giveInvitation(tx, user, hash, asked)
  if (backend.mail !== 'none')
    queueMails(tx, [
      {
        id: mailId,
        messageId: mailId,
        account: bearer?.id ?? 0,
        content: {
          kind: 'invitation',
          to: { name: user.fullName, email: user.email },
          languages: [language, languagesOf(tx, bearer?.id ?? 0, languages)].filter(Boolean).join(','),
          token,
          by: byOf(bearer),
          expiresAt: tx.now() + invitationLife,
        },
      },
    ])
  return { invitation, token, ...(backend.mail === 'sent' && { isMailed: true }) }
}
type Asked = {
  user: Bearer | null
  /** chosen for the invitation, or of the page */
  language: string | undefined
  /** as in Accept-Language */
  languages: string
  backend: Pick<Backend, 'mail'>
}

/** The language that was chosen for a pending invitation. */
const languageOf = (tx: Tx, { id }: StoredUser): string | undefined =>
  tx.read(invitationsTable).find((each) => each.user === id)?.language

const unable = () => reply(400, { error: 'Inviting needs https or localhost' })

export const invitationHandlers: readonly Handler[] = [
  handle(inviteCalls.list, ({ tx }) => {
    const users = new Map(usersOf(tx).map((user) => [user.id, user]))
    return {
      invitations: tx.read(invitationsTable).flatMap((row) => {
        const user = users.get(row.user)
        return user ? [shown(tx, row, user)] : []
      }),
    }
  }),

  handleInSteps(inviteCalls.invite, async (asked) => {
    if (!canHash()) return unable()
    const { body, user: bearer, backend } = asked
    const token = await newToken()
    return backend.store.transact(bearer, (tx) => {
      const user = addUser(tx, body, bearer)
      if (user instanceof Reply) return user
      noteUser(tx, bearer, inviteCalls.invite.name, undefined, user)
      return give(tx, user, token, { ...asked, language: body.language })
    })
  }),

  handleInSteps(inviteCalls.renew, async (asked) => {
    if (!canHash()) return unable()
    const { body, user: bearer, backend } = asked
    const token = await newToken()
    return backend.store.transact(bearer, (tx) => {
      const user = invitedOf(tx, body.id, bearer)
      if (user instanceof Reply) return user
      noteUser(tx, bearer, inviteCalls.renew.name, user, user)
      return give(tx, user, token, { ...asked, language: languageOf(tx, user) ?? body.language })
    })
  }),

  handle(inviteCalls.withdraw, ({ query, user: bearer, tx }) => {
    const user = invitedOf(tx, query.id, bearer)
    if (user instanceof Reply) return user
    tx.write(
      usersTable,
      usersOf(tx).filter((each) => each.id !== user.id),
    )
    dropInvitation(tx, user.id)
    followUser(tx, user, undefined)
    noteUser(tx, bearer, inviteCalls.withdraw.name, user, undefined)
    return undefined
  }),
]
