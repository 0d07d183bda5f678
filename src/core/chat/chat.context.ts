import { askedInVain } from '../kernel/asked'
import type { EventsByName } from '../kernel/engine-events'
import type { RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { WriterReport } from '../kernel/writer'
import type { ChatMessage } from './chat.contract'
import { type ChatDrafts, readDrafts, withDraft, writeDrafts } from './chat.drafts'
import type { ChatLists, ListsChange } from './chat.lists'
import type { ChatNews } from './chat.news'
import type { OutboxReport } from './chat.outbox'
import type { ChatProfile, ProfilePatch } from './chat.profile.contract'
import type { Posting } from './chat.thread'

export type ChatInput = Pick<Ports, 'call' | 'clock' | 'storage' | 'newId'>

export type FailedPosting = Posting & { error?: RaanError }

export type ChatContext = ChatInput & {
  /** undefined until they were loaded once */
  lists: ChatLists | undefined
  /** why they could not be loaded, or not be renewed: then the lists before stay */
  error: RaanError | undefined
  /** came in, and nobody knows yet whether it is to be told */
  news: readonly ChatNews[]
  /** changes made while a request for the lists runs */
  changes: readonly ListsChange[]
  /** places that show the lists: they are renewed for them alone */
  watchers: number
  /** nobody sees the page */
  hidden: boolean
  /** what is not sent yet, in the order it was written in */
  postings: readonly FailedPosting[]
  drafts: ChatDrafts
  /** as it is stored */
  profile: ChatProfile | undefined
  profileError: RaanError | undefined
  /** shown as changed already */
  wanted: ProfilePatch | undefined
}

export type ChatEvent =
  /** a place that shows the lists came or went */
  | { type: 'watch.begin' }
  | { type: 'watch.end' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'reload' }
  /** the network is back: messages that did not get out are sent again */
  | { type: 'resume' }
  /** asks for the lists before it is time */
  | { type: 'renew' }
  /** somebody reads this chat */
  | { type: 'chat.see'; contactId: number }
  /** a blank one is not sent; the draft of this chat is used up by it */
  | { type: 'message.send'; contactId: number; message: string }
  | { type: 'message.retry'; id: string }
  | { type: 'message.discard'; id: string }
  | { type: 'draft.set'; contactId: number; text: string }
  /** wants to see all of the own profile */
  | { type: 'profile.look' }
  /** `typed`: saved once the hand rests */
  | { type: 'profile.change'; patch: ProfilePatch; typed?: boolean }
  | { type: 'profile.save' }
  /** something came in: told if the own profile wants that, which may have to be asked for */
  | { type: 'news.decide' }
  /** the person signed out */
  | OutboxReport
  | WriterReport<ProfilePatch>

export type ChatEmitted =
  /** a message is on its way */
  | { type: 'chat.sending'; id: string; contactId: number }
  | { type: 'chat.sent'; id: string; contactId: number; message: ChatMessage }
  | { type: 'chat.sendFailed'; id: string; contactId: number; error: RaanError }
  /** a message nobody has seen came in, and the own profile wants it told */
  | { type: 'chat.arrived'; news: ChatNews }
  | { type: 'chat.profileSaved'; profile: ProfilePatch }
  /** taken back */
  | { type: 'chat.profileFailed'; profile: ProfilePatch; error: RaanError }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChatEmitted> {}
}

/** What a fresh actor begins with, and one that forgot. */
export const blankChat = {
  lists: undefined,
  error: undefined,
  news: [],
  changes: [],
  postings: [],
  drafts: {},
  profile: undefined,
  profileError: undefined,
  wanted: undefined,
} satisfies Partial<ChatContext>

/** With a change of the lists, which is made to an answer on its way as well. */
export const changed = ({ lists, changes }: ChatContext, change: ListsChange): Partial<ChatContext> => ({
  lists: lists && change(lists),
  changes: [...changes, change],
})

export function keepDraft({ storage, drafts }: ChatContext, { contactId, text }: { contactId: number; text: string }) {
  // another tab may have written to another contact meanwhile
  if ((drafts[contactId] ?? '') !== text)
    writeDrafts(storage.local, withDraft(readDrafts(storage.local), contactId, text))
  return { drafts: withDraft(drafts, contactId, text) }
}

export function failedPosting(posting: Posting, error: RaanError): FailedPosting {
  const { unanswered } = askedInVain({ key: posting.id, unanswered: posting.unanswered ?? 0 }, error)
  return { ...posting, state: 'failed', error, ...(unanswered > 0 && { unanswered }) }
}

export const postingsWithout = ({ postings }: ChatContext, id: string) => postings.filter((each) => each.id !== id)

export const want = ({ wanted }: ChatContext, { patch }: { patch: ProfilePatch }) => ({
  wanted: { ...wanted, ...patch },
})
