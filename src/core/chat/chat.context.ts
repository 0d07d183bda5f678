import { isoTime } from '../kernel/clock'
import type { EventsByName } from '../kernel/engine-events'
import type { RaanError } from '../kernel/errors'
import { countUnanswered } from '../kernel/keyed-request'
import type { Ports } from '../kernel/ports'
import type { WriterReport } from '../kernel/writer'
import { type ChosenFiles, chosenFile, chosenFor, isSendable, type OfferedFile } from './chat.chosen'
import { type ChatMessage, longestChatMessage } from './chat.contract'
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
  /** when they were loaded, in ms since 1970 */
  loadedAt: number
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
  chosen: ChosenFiles
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
  /** not sent without text and files; clears the draft of this chat */
  | { type: 'message.send'; contactId: number; message: string }
  | { type: 'message.retry'; id: string }
  | { type: 'message.discard'; id: string }
  | { type: 'draft.set'; contactId: number; text: string }
  /** files for the next message to this contact */
  | { type: 'files.choose'; contactId: number; files: readonly OfferedFile[] }
  | { type: 'file.drop'; contactId: number; key: string }
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
  loadedAt: 0,
  error: undefined,
  news: [],
  changes: [],
  postings: [],
  drafts: {},
  chosen: {},
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

/** The messages that the user sends: the text goes with the first file. */
export function newPostings(
  { chosen, clock, newId }: ChatContext,
  { contactId, message }: { contactId: number; message: string },
): Posting[] {
  const text = message.trim()
  const files = chosenFor(chosen, contactId).filter(isSendable)
  if (text.length > longestChatMessage || (text === '' && files.length === 0)) return []
  const posting = (message: string): Posting => ({
    id: newId(),
    contactId,
    message,
    time: isoTime(clock.now()),
    state: 'sending',
  })
  if (files.length === 0) return [posting(text)]
  return files.map(({ key: _, problem: __, ...file }, nth) => ({ ...posting(nth === 0 ? text : ''), file }))
}

export const choose = (
  { chosen, newId }: ChatContext,
  { contactId, files }: { contactId: number; files: readonly OfferedFile[] },
) => ({
  chosen: {
    ...chosen,
    [contactId]: [...chosenFor(chosen, contactId), ...files.map((each) => chosenFile(newId(), each))],
  },
})

export const drop = ({ chosen }: ChatContext, { contactId, key }: { contactId: number; key: string }) => ({
  chosen: { ...chosen, [contactId]: chosenFor(chosen, contactId).filter((each) => each.key !== key) },
})

/** What can't be sent stays. */
export const withoutSent = ({ chosen }: ChatContext, contactId: number): ChosenFiles => ({
  ...chosen,
  [contactId]: chosenFor(chosen, contactId).filter((each) => !isSendable(each)),
})

export const postingsWithout = ({ postings }: ChatContext, id: string) => postings.filter((each) => each.id !== id)

export const want = ({ wanted }: ChatContext, { patch }: { patch: ProfilePatch }) => ({
  wanted: { ...wanted, ...patch },
})
