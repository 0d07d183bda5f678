import * as v from 'valibot'
import type { Channel, OpenChannel } from '../kernel/channel'
import type { Clock } from '../kernel/clock'
import { decode } from '../kernel/codec'
import { authCalls } from './auth.contract'
import type { Session } from './auth.session'

/** Milliseconds; tabs respond within a few, hidden ones too. */
const answerWait = 250

const slot = { signIn: v.string(), turn: v.number() }
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('ask'), ...slot }),
  v.object({ type: v.literal('sent'), ...slot, at: v.number() }),
  v.object({ type: v.literal('pair'), ...slot, at: v.number(), pair: authCalls.refreshToken.answer }),
])

/** Copies of one tab, made by duplicating it in the browser: each has a copy of its session. */
export type Copies = {
  /**
   * Requests a newer pair from the other tabs and stores it, if there is one. Immediate if the session is shared by all
   * tabs.
   */
  update(): Promise<void>
  /** Reports to the others that the refresh token is being sent: this tab may be closed before the response. */
  noteSent(at: number): void
  /** Sends the newly stored pair to the others. */
  share(): void
  stop(): void
}

export type CopiesPorts = {
  session: Session
  clock: Clock
  /** undefined if no other tab can be reached */
  open: OpenChannel | undefined
  /** identifies the backend */
  name: string
}

/** Copies of a tab share the newest pair, or each would invalidate the refresh token of the others. */
export function followCopies({ session, clock, open, name }: CopiesPorts): Copies {
  const waiting = new Set<() => void>()
  let channel: Channel | undefined

  /** This tab's sign-in; undefined if all tabs share the session, or there is none. */
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

  const receive = (data: unknown) => {
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
    channel ??= own() && open?.(`copies.${name}`, receive)
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
