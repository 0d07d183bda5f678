import type { Area } from './storage'

/** Messages among the pages of one origin. Who posts does not hear it; a page that is frozen may hear it late or never. */
export type Channel = { post(message: object): void; close(): void }

/** Joins the channel of this name. */
export type OpenChannel = (name: string, hear: (message: unknown) => void) => Channel

const broadcastChannel: OpenChannel = (name, hear) => {
  const channel = new BroadcastChannel(`langraan:${name}`)
  channel.onmessage = ({ data }) => hear(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Undefined where no other tab can share the area. */
export const openChannels = (area: Area): OpenChannel | undefined =>
  (area.origin ?? area).subscribe && globalThis.BroadcastChannel ? broadcastChannel : undefined
