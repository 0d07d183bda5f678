import type { Area } from './storage'

/**
 * Messages between pages of one origin. The sender doesn't receive its own; a frozen page may receive them late or
 * never.
 */
export type Channel = { post(message: object): void; close(): void }

/** Opens the channel with this name. */
export type OpenChannel = (name: string, receive: (message: unknown) => void) => Channel

const broadcastChannel: OpenChannel = (name, receive) => {
  const channel = new BroadcastChannel(`langraan:${name}`)
  channel.onmessage = ({ data }) => receive(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Undefined if no other tab can share the area. */
export const openChannels = (area: Area): OpenChannel | undefined =>
  (area.origin ?? area).subscribe && globalThis.BroadcastChannel ? broadcastChannel : undefined
