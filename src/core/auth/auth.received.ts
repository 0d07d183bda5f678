import * as v from 'valibot'
import { decode } from '../kernel/codec'
import { markOf, type Slot } from './auth.token-slots'

const receivedSchema = v.object({
  /** when it was received, by this device's clock; missing if another program stored it */
  at: v.exactOptional(v.number()),
  /** the access token this is about: a portal may have stored another one since */
  token: v.string(),
  /** for a session of one tab: identifies the sign-in, also in copies of the tab */
  signIn: v.exactOptional(v.string()),
  /** how often that sign-in's pair was renewed */
  turn: v.exactOptional(v.number()),
  /** when the refresh token was last sent; it may have been exchanged by a page that is gone */
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

/** The record of when the token was received; undefined if another program stored the token. */
export function readReceived(slot: Slot, token: string | null): Received | undefined {
  const noted = decode(receivedSchema, parse(slot.get()))
  return noted.ok && token !== null && noted.value.token === markOf(token) ? noted.value : undefined
}

export const noteReceived = (slot: Slot, token: string, received: Received): void =>
  slot.set(JSON.stringify({ ...received, token: markOf(token) }))
