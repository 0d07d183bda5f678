import * as v from 'valibot'
import { decode } from '../kernel/codec'
import { markOf, type Slot } from './auth.token-slots'

const receivedSchema = v.object({
  /** when it came, by this machine's clock; missing where somebody else stored it */
  at: v.exactOptional(v.number()),
  /** which access token is meant: a portal may have stored another meanwhile */
  token: v.string(),
  /** of a session of one tab: names the sign-in, also in a copy of the tab */
  signIn: v.exactOptional(v.string()),
  /** how often that sign-in's pair was renewed */
  turn: v.exactOptional(v.number()),
  /** when the refresh token was last sent; it may have been exchanged, and the page that asked may be gone */
  sent: v.exactOptional(v.number()),
})
export type Received = Omit<v.InferOutput<typeof receivedSchema>, 'token'>

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What was noted of the token when it came; undefined for one that somebody else stored. */
export function readReceived(slot: Slot, token: string | null): Received | undefined {
  const noted = decode(receivedSchema, parse(slot.get()))
  return noted.ok && token !== null && noted.value.token === markOf(token) ? noted.value : undefined
}

export const noteReceived = (slot: Slot, token: string, received: Received): void =>
  slot.set(JSON.stringify({ ...received, token: markOf(token) }))
