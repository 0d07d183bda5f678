import type { StoredFile } from '../../core/kernel/stored-file'

/** A message between two staff users. */
export type TalkMessage = {
  /** the sender's account */
  readonly sender: number
  readonly at: string
  readonly text: string
  /** the sender's id for it; '' = none */
  readonly clientId: string
  readonly file?: StoredFile
}

/** What one of two staff users sees of their messages. */
export type Talk = {
  /** the other one's account */
  readonly contact: number
  /** number of messages */
  readonly messages: number
  /** of these, how many the person hasn't seen yet */
  readonly unseen: number
  readonly last: TalkMessage
}

export type NewTalkMessage = TalkMessage & { readonly recipient: number }

/** Messages between staff users, each pair's apart. Callers give the account of the user who asks first. */
export type TalksStore = {
  /** of this person with anyone */
  of(person: number): readonly Talk[]
  between(person: number, contact: number): Talk | undefined
  /** The messages after the first `from`, up to the first `to`, oldest first. */
  messages(person: number, contact: number, from: number, to: number): readonly TalkMessage[]
  /** The message that was stored under this id. */
  known(person: number, contact: number, clientId: string): TalkMessage | undefined
  /** A file of a message that this person sent or got. */
  file(person: number, id: string): StoredFile | undefined
  /** Whether a message has this file. */
  hasFile(id: string): boolean
  /** Adds a message, unseen by its recipient. */
  add(message: NewTalkMessage): void
  /** Marks all messages from this contact as seen by the person. */
  see(person: number, contact: number): void
  /** Gives a removed person's side of all messages another number, greater than that of any account. */
  rename(person: number, as: number): void
}

/** Whose lists change, and whose messages are new in them. */
export type TalkReport = (person: number, contact: number) => void
