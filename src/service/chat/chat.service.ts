import { type ChatMessage, chatCalls, type MessageRange, me } from '../../core/chat/chat.contract'
import { type ChatProfile, chatProfileCalls } from '../../core/chat/chat.profile.contract'
import { isoTime } from '../../core/kernel/clock'
import type { InputOf } from '../../core/kernel/endpoint'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { byOf } from '../orders/orders.by'
import { missing, refuse } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { uploadOf, uploadsTable } from '../uploads'
import { chatFileHandlers } from './chat.files'
import { colleague, colleaguesOf, formerTable, presenceTable, showProfile } from './chat.staff'
import { type ChatRow, chatProfileTable, chatsTable, contactsTable } from './chat.table'
import { contactIdOf, personOf, shownMessage } from './chat.talks'
import type { Talk } from './chat.talks.store'

/** Number of messages that have arrived by now; future ones are at the end. */
function countOf({ chat }: ChatRow, now: number): number {
  let count = chat.length
  for (let last = chat[count - 1]; last && Date.parse(last.time) > now; last = chat[count - 1]) count--
  return count
}

/** Number of unseen messages, including those that arrived since they were counted. */
function unseenOf(row: ChatRow, now: number): number {
  let unseen = row.unseenMsgs
  for (let nth = countOf(row, now) - 1; nth >= 0; nth--) {
    const message = row.chat[nth]
    if (!message || Date.parse(message.time) <= row.countedAt) break
    if (message.senderId !== me) unseen++
  }
  return unseen
}

/** The wanted part of `count` messages. */
function partOf(count: number, { from, before = count, perPage = count }: MessageRange) {
  const end = Math.min(before, count)
  // a caller with more messages than exist has those of another chat
  const isKnown = from !== undefined && from <= end
  return { start: isKnown ? from : Math.max(0, end - perPage), end }
}

const shown = (row: ChatRow, now: number, range: MessageRange = {}) => {
  const { start, end } = partOf(countOf(row, now), range)
  return {
    id: row.id,
    userId: row.userId,
    unseenMsgs: unseenOf(row, now),
    from: start,
    chat: row.chat.slice(start, end),
  }
}

const replaceRow = (tx: Tx, known: ChatRow, row: ChatRow) =>
  tx.write(
    chatsTable,
    tx.read(chatsTable).map((each) => (each === known ? row : each)),
  )

/** The chat profile of a user who hasn't edited theirs. */
const blankProfile = (user: Bearer | null): ChatProfile => ({
  id: me,
  fullName: byOf(user),
  role: '',
  about: '',
  avatar: null,
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
})

const profileOf = (tx: Tx, user: Bearer | null): ChatProfile => ({
  ...(tx.read(chatProfileTable)[0] ?? blankProfile(user)),
  ...(user && { fullName: byOf(user) }),
})

/** A chat of two staff users, as one of them sees it. */
function talkShown(tx: Tx, reader: number, talk: Talk, range: MessageRange = {}) {
  const { start, end } = partOf(talk.messages, range)
  const id = contactIdOf(talk.contact)
  const chat = tx.talks.messages(reader, talk.contact, start, end).map((each) => shownMessage(each, reader))
  return { id, userId: id, unseenMsgs: talk.unseen, from: start, chat }
}

/** The caller and the account behind a contact's number, if that is one of the staff. */
function pairOf(user: Bearer | null, contactId: number): { reader: Bearer; person: number } | undefined {
  const person = personOf(contactId)
  return user && person !== undefined ? { reader: user, person } : undefined
}

/** Inserts it before future messages. */
const withMessage = (row: ChatRow, message: ChatMessage, now: number): ChatRow => ({
  ...row,
  chat: row.chat.toSpliced(countOf(row, now), 0, message),
})

type Outgoing = InputOf<typeof chatCalls.send>['body']['obj']

const noSuchFile = { 'obj.file': ['unknown'] }

function sendToColleague(
  tx: Tx,
  { reader, person }: { reader: Bearer; person: number },
  { contact: { id }, message: text, clientId = '', file: fileId }: Outgoing,
) {
  const known = clientId === '' ? undefined : tx.talks.known(reader.id, person, clientId)
  if (known) return { response: { newMessageData: shownMessage(known, reader.id), id } }
  const contact = colleague(tx, reader, id)
  if (!contact || contact.isGone) return missing()
  const file = uploadOf(tx, reader, fileId)
  if (fileId !== undefined && !file) return refuse(noSuchFile)
  const isFirst = tx.talks.between(reader.id, person) === undefined
  const message = { sender: reader.id, at: isoTime(tx.now()), text, clientId, ...(file && { file }) }
  tx.talks.add({ ...message, recipient: person })
  const newMessageData = shownMessage(message, reader.id)
  const talk = isFirst ? tx.talks.between(reader.id, person) : undefined
  return { response: { newMessageData, id, ...(talk && { chat: talkShown(tx, reader.id, talk) }) } }
}

export const chatService: Service = {
  tables: [contactsTable, chatsTable, chatProfileTable, presenceTable, formerTable, uploadsTable],
  handlers: [
    ...chatFileHandlers,

    handle(chatCalls.list, ({ user, tx }) => {
      const contacts = [...tx.read(contactsTable)]
      const colleagues = user ? colleaguesOf(tx, user) : []
      const now = tx.now()
      const rows = new Map(tx.read(chatsTable).map((row) => [row.userId, row]))
      const chatsContacts = contacts.flatMap((contact) => {
        const row = rows.get(contact.id)
        const count = row ? countOf(row, now) : 0
        if (!row || count === 0) return []
        const chat = { id: row.id, unseenMsgs: unseenOf(row, now), lastMessage: row.chat[count - 1] ?? null }
        return [{ ...contact, chat }]
      })
      const talks = new Map((user ? tx.talks.of(user.id) : []).map((talk) => [contactIdOf(talk.contact), talk]))
      const talking = colleagues.flatMap((contact) => {
        const talk = talks.get(contact.id)
        if (!user || !talk) return []
        const lastMessage = shownMessage(talk.last, user.id)
        return [{ ...contact, chat: { id: contact.id, unseenMsgs: talk.unseen, lastMessage } }]
      })
      const { id, avatar, fullName, status } = profileOf(tx, user)
      return {
        chatsContacts: [...chatsContacts, ...talking],
        contacts: [...contacts, ...colleagues],
        profileUser: { id, avatar, fullName, status },
      }
    }),

    handle(chatProfileCalls.one, ({ user, tx }) => profileOf(tx, user)),

    handle(chatProfileCalls.save, ({ body, user, tx }) => {
      const profile = { ...profileOf(tx, user), ...body.profile }
      tx.write(chatProfileTable, [profile])
      if (user) showProfile(tx, user, body.profile)
      return { profile }
    }),

    handle(chatCalls.one, ({ query: { id, ...range }, user, tx }) => {
      const isSeen = range.before === undefined
      const pair = pairOf(user, id)
      if (pair) {
        const contact = colleague(tx, pair.reader, id)
        if (!contact) return missing()
        if (isSeen) tx.talks.see(pair.reader.id, pair.person)
        const talk = tx.talks.between(pair.reader.id, pair.person)
        return talk ? { chat: talkShown(tx, pair.reader.id, talk, range), contact } : { contact }
      }
      const contact = tx.read(contactsTable).find((each) => each.id === id)
      if (!contact) return missing()
      const row = tx.read(chatsTable).find(({ userId }) => userId === id)
      const now = tx.now()
      if (!row || countOf(row, now) === 0) return { contact }
      const seen = isSeen ? { ...row, unseenMsgs: 0, countedAt: now } : row
      if (isSeen && unseenOf(row, now) > 0) replaceRow(tx, row, seen)
      return { chat: shown(seen, now, range), contact }
    }),

    handle(chatCalls.send, ({ body: { obj }, user, tx }) => {
      const { id } = obj.contact
      const pair = pairOf(user, id)
      if (pair) return sendToColleague(tx, pair, obj)
      if (!tx.read(contactsTable).some((each) => each.id === id)) return missing()
      const rows = tx.read(chatsTable)
      const row = rows.find(({ userId }) => userId === id)
      const known = obj.clientId && row?.chat.find(({ clientId }) => clientId === obj.clientId)
      if (known) return { response: { newMessageData: known, id } }
      const file = uploadOf(tx, user, obj.file)
      if (obj.file !== undefined && !file) return refuse(noSuchFile)
      const now = tx.now()
      const { clientId, message } = obj
      const newMessageData = {
        message,
        time: isoTime(now),
        senderId: me,
        ...(clientId && { clientId }),
        ...(file && { file }),
      }
      if (row) {
        replaceRow(tx, row, withMessage(row, newMessageData, now))
        return { response: { newMessageData, id } }
      }
      const made = { id: nextId(rows), userId: id, unseenMsgs: 0, countedAt: now, chat: [newMessageData] }
      tx.write(chatsTable, [...rows, made])
      return { response: { newMessageData, id, chat: shown(made, now) } }
    }),
  ],
}
