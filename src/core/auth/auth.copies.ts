import * as v from 'valibot'
import type { Channel, OpenChannel } from '../kernel/channel'
import type { Clock } from '../kernel/clock'
import { decode } from '../kernel/codec'
import { authCalls } from './auth.contract'
import type { Session } from './auth.session'

/** Pages answer within milliseconds, hidden ones too. */
const answerWait = 250

const slot = { signIn: v.string(), turn: v.number() }
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('ask'), ...slot }),
  v.object({ type: v.literal('sent'), ...slot, at: v.number() }),
  v.object({ type: v.literal('pair'), ...slot, at: v.number(), pair: authCalls.refreshToken.answer }),
])

/** The tabs that a browser made of one tab by duplicating it: each has a copy of its session. */
export type Copies = {
  /** Has asked the others for a newer pair and stored it, if there is one. At once where the session is no tab's own. */
  update(): Promise<void>
  /** Tells the others that the refresh token is being sent: this tab may be closed before the answer. */
  noteSent(at: number): void
  /** Gives the others the pair that was just stored. */
  share(): void
  stop(): void
}

export type CopiesPorts = {
  session: Session
  clock: Clock
  /** undefined where no other tab can be reached */
  open: OpenChannel | undefined
  /** names the backend */
  name: string
}

/** Copies of a tab pass the newest pair on, or each would spend the refresh token of the others. */
export function followCopies({ session, clock, open, name }: CopiesPorts): Copies {
  const waiting = new Set<() => void>()
  let channel: Channel | undefined

  /** Whose copy this tab has; undefined: all tabs share the session, or there is none. */
  const own = () => {
    const { signIn, turn = 0, at } = session.received()
    return signIn === undefined || at === undefined ? undefined : { signIn, turn, at }
  }

  const share = () => {
    const copy = own()
    const signed = session.read()
    const [accessToken, refreshToken] = [session.accessToken(), session.refreshToken()]
    if (!copy || !signed || !accessToken || !refreshToken) return
    join()?.post({ type: 'pair', ...copy, pair: { userData: signed.user, accessToken, refreshToken } })
  }

  const hear = (data: unknown) => {
    const message = decode(messageSchema, data)
    const copy = own()
    if (!message.ok || !copy || message.value.signIn !== copy.signIn) return
    const { value } = message
    if (value.type === 'ask') {
      if (copy.turn > value.turn) share()
      return
    }
    if (value.type === 'sent') {
      if (copy.turn === value.turn) session.noteSent(value.at)
      return
    }
    if (value.turn <= copy.turn) return
    const { userData, ...pair } = value.pair
    session.rotate(userData, pair, { at: value.at, turn: value.turn })
    for (const go of waiting) go()
  }

  const join = () => {
    channel ??= own() && open?.(`copies.${name}`, hear)
    return channel
  }
  const ask = () => {
    const copy = own()
    if (copy) join()?.post({ type: 'ask', signIn: copy.signIn, turn: copy.turn })
  }
  const unwatch = session.onTokens(join)
  ask()

  return {
    async update() {
      if (!join() || !own()) return
      await new Promise<void>((resolve) => {
        const go = () => {
          clock.clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = clock.setTimeout(go, answerWait)
        waiting.add(go)
        ask()
      })
    },
    noteSent(at) {
      const copy = own()
      if (copy) join()?.post({ type: 'sent', ...copy, at })
    },
    share,
    stop() {
      unwatch()
      channel?.close()
    },
  }
}
