import type { ChatMessage } from '../../core/chat/chat.contract'
import { me } from '../../core/chat/chat.contract'
import type { WrittenRecord } from '../live/live.store'
import type { TalkMessage } from './chat.talks.store'

/** Contacts with smaller numbers are not of the shop's staff. */
const firstStaff = 1_000
/** Removed users have greater numbers than any account. */
export const firstFormer = 1_000_000_000

/** The contact's number of a staff user's account. */
export const contactIdOf = (person: number): number => firstStaff + person

/** The reverse; undefined for a contact who isn't of the staff. */
export const personOf = (contactId: number): number | undefined =>
  contactId >= firstStaff ? contactId - firstStaff : undefined

/** As the two who write to each other see it. */
export const shownMessage = ({ sender, at, text, clientId, file }: TalkMessage, reader: number): ChatMessage => ({
  message: text,
  time: at,
  senderId: sender === reader ? me : contactIdOf(sender),
  ...(clientId !== '' && { clientId }),
  ...(file && { file }),
})

/** Reported to this person only. */
export const talkWritten = (person: number, contact: number): WrittenRecord => ({
  kind: 'chat',
  action: 'changed',
  ref: String(contactIdOf(contact)),
  version: undefined,
  person,
  shop: 0,
})
