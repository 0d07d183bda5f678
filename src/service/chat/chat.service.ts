import { type ChatMessage, chatCalls, me } from '../../core/chat/chat.contract'
import { type ChatProfile, chatProfileCalls } from '../../core/chat/chat.profile.contract'
import { isoTime } from '../../core/kernel/clock'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { byOf } from '../orders/orders.by'
import { missing } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { type ChatRow, chatProfileTable, chatsTable, contactsTable } from './chat.table'

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

const shown = (row: ChatRow, now: number, from = 0) => {
  const count = countOf(row, now)
  // a caller with more messages than exist has those of another chat
  const start = from <= count ? from : 0
  return {
    id: row.id,
    userId: row.userId,
    unseenMsgs: unseenOf(row, now),
    from: start,
    chat: row.chat.slice(start, count),
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

const profileOf = (tx: Tx, user: Bearer | null): ChatProfile => tx.read(chatProfileTable)[0] ?? blankProfile(user)

/** Inserts it before future messages. */
const withMessage = (row: ChatRow, message: ChatMessage, now: number): ChatRow => ({
  ...row,
  chat: row.chat.toSpliced(countOf(row, now), 0, message),
})

export const chatService: Service = {
  tables: [contactsTable, chatsTable, chatProfileTable],
  handlers: [
    handle(chatCalls.list, ({ user, tx }) => {
      const contacts = [...tx.read(contactsTable)]
      const now = tx.now()
      const rows = new Map(tx.read(chatsTable).map((row) => [row.userId, row]))
      const chatsContacts = contacts.flatMap((contact) => {
        const row = rows.get(contact.id)
        const count = row ? countOf(row, now) : 0
        if (!row || count === 0) return []
        const chat = { id: row.id, unseenMsgs: unseenOf(row, now), lastMessage: row.chat[count - 1] ?? null }
        return [{ ...contact, chat }]
      })
      const { id, avatar, fullName, status } = profileOf(tx, user)
      return { chatsContacts, contacts, profileUser: { id, avatar, fullName, status } }
    }),

    handle(chatProfileCalls.one, ({ user, tx }) => profileOf(tx, user)),

    handle(chatProfileCalls.save, ({ body, user, tx }) => {
      const profile = { ...profileOf(tx, user), ...body.profile }
      tx.write(chatProfileTable, [profile])
      return { profile }
    }),

    handle(chatCalls.one, ({ query: { id, from }, tx }) => {
      const contact = tx.read(contactsTable).find((each) => each.id === id)
      if (!contact) return missing()
      const row = tx.read(chatsTable).find(({ userId }) => userId === id)
      const now = tx.now()
      if (!row || countOf(row, now) === 0) return { contact }
      const seen = { ...row, unseenMsgs: 0, countedAt: now }
      if (unseenOf(row, now) > 0) replaceRow(tx, row, seen)
      return { chat: shown(seen, now, from), contact }
    }),

    handle(chatCalls.send, ({ body: { obj }, tx }) => {
      const { id } = obj.contact
      if (!tx.read(contactsTable).some((each) => each.id === id)) return missing()
      const rows = tx.read(chatsTable)
      const row = rows.find(({ userId }) => userId === id)
      const known = obj.clientId && row?.chat.find(({ clientId }) => clientId === obj.clientId)
      if (known) return { response: { newMessageData: known, id } }
      const now = tx.now()
      const { clientId } = obj
      const newMessageData = { message: obj.message, time: isoTime(now), senderId: me, ...(clientId && { clientId }) }
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
