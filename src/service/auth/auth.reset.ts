import { passwordCalls } from '../../core/auth/password/auth.password.contract'
import { hasManyPasswordMails, languagesOf, queueMails } from '../email/email.outbox'
import { type Handler, handleInSteps } from '../handle'
import { reply } from '../reply'
import type { Tx } from '../store'
import { note } from '../users/users.activity.write'
import { acceptInvitation } from '../users/users.invitations.table'
import { dropLinks, giveLink, links } from './auth.links'
import type { PasswordHash } from './auth.password'
import { randomText } from './auth.random'
import { endSessionsOf } from './auth.sessions'
import { canHash } from './auth.signer'
import { type Account, accounts } from './auth.table'
import { hashOf } from './auth.tries'

/** Lifetime of an emailed link, in milliseconds. */
const linkLife = 30 * 60 * 1000

/** Has no account: a link for it opens nothing. */
const nobody = -1

const spent = () => reply(400, { error: { token: 'This link is no longer valid.' } })
const unable = () => reply(400, { error: { email: ['Something went wrong', 'Signing in needs https or localhost'] } })

/** Sets a password, invalidates the user's links, and ends their sessions except the given one. */
export function setPassword(tx: Tx, id: number, password: PasswordHash, session?: string): void {
  tx.write(
    accounts,
    tx.read(accounts).map((each) => (each.id === id ? { ...each, password } : each)),
  )
  dropLinks(tx, id)
  endSessionsOf(tx, id, session)
}

type Made = { id: string; token: string; languages: string }

const passwordMail = (tx: Tx, { id: account, fullName, username, email }: Account, { id, token, languages }: Made) => ({
  id,
  messageId: id,
  account,
  until: tx.now() + linkLife,
  content: {
    kind: 'password' as const,
    to: { name: fullName || username, email },
    languages: languagesOf(tx, account, languages),
    token,
  },
})

export const resetHandlers: readonly Handler[] = [
  handleInSteps(passwordCalls.forgot, async ({ body, languages, backend: { store, isSample, mail } }) => {
    if (!canHash()) return unable()
    // created, hashed and returned for an unknown address too: the two are indistinguishable
    const token = randomText(24)
    const [hash, id] = [await hashOf(token), randomText(12)]
    const wanted = body.email.trim().toLowerCase()
    await store.transact(null, (tx) => {
      const account = tx.read(accounts).find(({ email }) => email.trim().toLowerCase() === wanted)
      // who has no password yet keeps the link of the invitation, and the link of the last of many mails stays valid
      const isSent =
        account && account.password.hash !== '' && (mail === 'none' || !hasManyPasswordMails(tx, account.id))
      // written for nobody too: committing takes time, which would tell who has an account
      if (!isSent) return giveLink(tx, nobody, hash, linkLife, true)
      giveLink(tx, account.id, hash, linkLife, true)
      const asked = [body.language, languages].filter(Boolean).join(',')
      if (mail !== 'none') queueMails(tx, [passwordMail(tx, account, { id, token, languages: asked })])
    })
    if (isSample) return { sampleToken: token }
    return mail === 'sent' ? {} : { isMailed: false }
  }),
  handleInSteps(passwordCalls.reset, async ({ body, backend: { store, passwords } }) => {
    if (!canHash()) return unable()
    const [hash, password] = await Promise.all([hashOf(body.token.trim()), passwords.hash(body.password)])
    return store.transact(null, (tx) => {
      const now = tx.now()
      const link = tx.read(links).find((each) => each.hash === hash)
      const account = tx.read(accounts).find(({ id }) => id === link?.id)
      if (!link || !account || link.until <= now) return spent()
      setPassword(tx, account.id, password)
      acceptInvitation(tx, account)
      note(tx, account, { kind: 'sign-in', call: passwordCalls.reset.name, record: account.username })
      return reply(200, {})
    })
  }),
]
