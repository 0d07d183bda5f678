import type { EventsByName } from '../kernel/engine-events'
import type { RaanError } from '../kernel/errors'
import { countUnanswered } from '../kernel/keyed-request'
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
  /** undefined until first loaded */
  lists: ChatLists | undefined
  /** why loading or refreshing failed: earlier lists stay */
  error: RaanError | undefined
  /** received, not decided yet whether to notify the user */
  news: readonly ChatNews[]
  /** changes made while the lists are being loaded */
  changes: readonly ListsChange[]
  /** views that show the lists: they refresh only for these */
  watchers: number
  /** the page is hidden */
  hidden: boolean
  /** messages not sent yet, in the order they were written */
  postings: readonly FailedPosting[]
  drafts: ChatDrafts
  /** as stored */
  profile: ChatProfile | undefined
  profileError: RaanError | undefined
  /** already shown as changed */
  wanted: ProfilePatch | undefined
}

export type ChatEvent =
  /** a view that shows the lists opened or closed */
  | { type: 'watch.begin' }
  | { type: 'watch.end' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'reload' }
  /** back online: resends messages that failed */
  | { type: 'resume' }
  /** refreshes the lists ahead of time */
  | { type: 'renew' }
  /** the user reads this chat */
  | { type: 'chat.see'; contactId: number }
  /** a blank one is not sent; clears the draft of this chat */
  | { type: 'message.send'; contactId: number; message: string }
  | { type: 'message.retry'; id: string }
  | { type: 'message.discard'; id: string }
  | { type: 'draft.set'; contactId: number; text: string }
  /** requests the user's full profile */
  | { type: 'profile.look' }
  /** `typed`: saved after a pause */
  | { type: 'profile.change'; patch: ProfilePatch; typed?: boolean }
  | { type: 'profile.save' }
  /** new messages: notify the user if the profile allows it, which may have to be loaded */
  | { type: 'news.decide' }
  /** the user signed out */
  | OutboxReport
  | WriterReport<ProfilePatch>

export type ChatEmitted =
  /** a message is being sent */
  | { type: 'chat.sending'; id: string; contactId: number }
  | { type: 'chat.sent'; id: string; contactId: number; message: ChatMessage }
  | { type: 'chat.sendFailed'; id: string; contactId: number; error: RaanError }
  /** an unseen message arrived, and the profile allows notifications */
  | { type: 'chat.arrived'; news: ChatNews }
  | { type: 'chat.profileSaved'; profile: ProfilePatch }
  /** rolled back */
  | { type: 'chat.profileFailed'; profile: ProfilePatch; error: RaanError }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChatEmitted> {}
}

/** The initial context, also after a sign-out. */
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

/** Applies a change to the lists, and later to a pending response. */
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
  const { unanswered } = countUnanswered({ key: posting.id, unanswered: posting.unanswered ?? 0 }, error)
  return { ...posting, state: 'failed', error, ...(unanswered > 0 && { unanswered }) }
}

export const postingsWithout = ({ postings }: ChatContext, id: string) => postings.filter((each) => each.id !== id)

export const want = ({ wanted }: ChatContext, { patch }: { patch: ProfilePatch }) => ({
  wanted: { ...wanted, ...patch },
})
