import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChatMessage, me } from '../../src/core/chat/chat.contract'
import { dayOf, groupMs, orderTextOf, placeOf } from '../../src/core/chat/chat.groups'
import { type ChatLists, conversationsOf, isFound, withLast, withSeen } from '../../src/core/chat/chat.lists'
import { inOrder, noThread, type Posting, shownThread, withNewTail, withSent } from '../../src/core/chat/chat.thread'
import { isoTime } from '../../src/core/kernel/clock'
import { at, messageTexts } from './chat-desk'

const epoch = Date.parse('2026-11-21T00:00:00Z')

/** Few moments and senders, so that many fall together; each message is told from the others by its text. */
const messages = fc
  .array(fc.record({ minute: fc.integer({ min: 0, max: 2_000 }), senderId: fc.constantFrom(1, me) }), { maxLength: 60 })
  .map((list) => list.map(({ minute, senderId }, nth) => at(isoTime(epoch + minute * 60_000), `m${nth}`, senderId)))

const posting = (id: string, more: Partial<Posting> = {}): Posting => ({
  id,
  contactId: 1,
  message: `p${id}`,
  time: isoTime(epoch),
  state: 'sending',
  ...more,
})

test('CHAT-1 messages are ordered by time, those of the same moment by arrival', () => {
  fc.assert(
    fc.property(messages, (list) => {
      const sorted = inOrder(list)
      const expected = list
        .map((message, nth) => ({ message, nth }))
        .sort((a, b) => Date.parse(a.message.time) - Date.parse(b.message.time) || a.nth - b.nth)
        .map(({ message }) => message)
      expect(sorted).toEqual(expected)
      expect(inOrder(sorted)).toBe(sorted)
    }),
  )
})

test('CHAT-2 messages that arrive in parts are shown as if they arrived together, unsent ones last', () => {
  fc.assert(
    fc.property(messages, fc.nat(60), fc.array(fc.boolean(), { maxLength: 4 }), (list, cut, failed) => {
      const all = inOrder(list)
      const from = Math.min(cut, all.length)
      const first = withNewTail(noThread, all.slice(0, from), 0, false)
      const thread = withNewTail(first, all.slice(from), from, false)
      const postings = failed.map((isFailed, nth) =>
        posting(`${nth}`, { time: isoTime(0), state: isFailed ? 'failed' : 'sending' }),
      )
      expect(messageTexts(shownThread(thread, postings))).toEqual([...messageTexts(all), ...messageTexts(postings)])
    }),
  )
})

test('CHAT-3 a message is never duplicated or missing, whichever response comes first', () => {
  const old = at(isoTime(epoch), 'old')
  const sent: ChatMessage = { ...at(isoTime(epoch + 5), 'hello', me), clientId: 'a' }
  const reported = withNewTail(noThread, [old], 0, false)
  // its own answer first
  const added = withSent(reported, sent)
  expect(messageTexts(shownThread(added, []))).toEqual(['old', 'hello'])
  expect(messageTexts(shownThread(added, [posting('a')]))).toEqual(['old', 'hello'])
  expect(messageTexts(shownThread(withNewTail(added, [sent], 1, false), []))).toEqual(['old', 'hello'])
  // the list first
  const listed = withNewTail(reported, [sent], 1, false)
  expect(messageTexts(shownThread(listed, [posting('a', { message: 'hello' })]))).toEqual(['old', 'hello'])
  expect(withSent(listed, sent)).toBe(listed)
  // an answer from in between may know of it or not
  expect(messageTexts(shownThread(withNewTail(added, [], 1, true), []))).toEqual(['old', 'hello'])
  expect(messageTexts(shownThread(withNewTail(added, [sent], 1, true), []))).toEqual(['old', 'hello'])
  // a backend that keeps no clientId: sender, time and text tell
  const plain = at(sent.time, 'hello', me)
  expect(messageTexts(shownThread(withNewTail(added, [plain], 1, true), []))).toEqual(['old', 'hello'])
})

test('CHAT-4 messages of one sender on the same day, within five minutes of each other, are grouped', () => {
  fc.assert(
    fc.property(messages, (list) => {
      const all = inOrder(list)
      all.forEach((message, nth) => {
        const [before, after] = [all[nth - 1], all[nth + 1]]
        const position = placeOf(message, { before, after })
        const gap = before ? Date.parse(message.time) - Date.parse(before.time) : Number.POSITIVE_INFINITY
        const joins = before?.senderId === message.senderId && gap <= groupMs && dayOf(before) === dayOf(message)
        expect(position.opensGroup).toBe(!joins)
        expect(position.day).toBe(before && dayOf(before) === dayOf(message) ? undefined : dayOf(message))
        if (after) expect(position.closesGroup).toBe(placeOf(after, { before: message, after: undefined }).opensGroup)
        else expect(position.closesGroup).toBe(true)
      })
    }),
  )
})

test('CHAT-5 a day starts at midnight in Bangkok', () => {
  const before = at('2026-11-20T16:59:59Z', 'late')
  const after = at('2026-11-20T17:00:00Z', 'early')
  expect([dayOf(before), dayOf(after)]).toEqual(['2026-11-20', '2026-11-21'])
  expect(placeOf(after, { before, after: undefined })).toEqual({
    day: '2026-11-21',
    opensGroup: true,
    closesGroup: true,
  })
})

const person = (id: number, fullName: string) => ({
  id,
  fullName,
  avatar: null,
  status: 'online' as const,
  role: '',
  about: '',
})
const lists: ChatLists = {
  contacts: [person(1, 'สมหญิง'), person(2, 'อนุชา'), person(3, 'กฤต')],
  chatsContacts: [
    { ...person(1, 'สมหญิง'), chat: { id: 1, unseenMsgs: 2, lastMessage: at('2026-11-20T00:00:00Z', 'one') } },
    { ...person(2, 'อนุชา'), chat: { id: 2, unseenMsgs: 0, lastMessage: at('2026-11-21T00:00:00Z', 'two', me) } },
  ],
  profileUser: { id: me, fullName: 'มาลี', avatar: null, status: 'online' },
}

test('CHAT-6 the latest chat is first; a first message makes the contact a chat before it is sent', () => {
  const names = (given: ReturnType<typeof conversationsOf>) => [
    given.chats.map(({ contact }) => contact.id),
    given.others.map(({ id }) => id),
  ]
  expect(names(conversationsOf(lists, [], me))).toEqual([[2, 1], [3]])
  const first = posting('a', { contactId: 3, time: '2026-11-21T01:00:00Z', state: 'failed' })
  const shown = conversationsOf(lists, [first], me)
  expect(names(shown)).toEqual([[3, 2, 1], []])
  expect(shown.chats[0]?.last).toEqual({ message: 'pa', time: first.time, isOwn: true, state: 'failed' })
})

test('CHAT-7 a change of the lists is applied once, however often it arrives', () => {
  const newMessageData = at('2026-11-21T02:00:00Z', 'new', me)
  const sent = withLast({ id: 3, newMessageData, chat: { id: 9, userId: 3, unseenMsgs: 0, from: 0, chat: [] } })
  expect(sent(sent(lists))).toEqual(sent(lists))
  expect(sent(lists).chatsContacts.at(-1)).toEqual({
    ...person(3, 'กฤต'),
    chat: { id: 9, unseenMsgs: 0, lastMessage: newMessageData },
  })
  const older = withLast({ id: 2, newMessageData: at('2026-11-19T00:00:00Z', 'older', me) })
  expect(older(lists)).toEqual(lists)
  expect(withSeen(1)(lists).chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([0, 0])
  expect(withSeen(1)(withSeen(1)(lists))).toEqual(withSeen(1)(lists))
})

test('CHAT-8 names match all words of the search, ignoring case', () => {
  const dao = person(12, 'Dao Lindqvist')
  expect(['dao', 'LIND dao', ' ', 'dao x', 'แสง'].map((q) => isFound(q, dao))).toEqual([true, true, true, false, false])
  expect(isFound('แสง', person(1, 'สมหญิง แสงทองดี'))).toBe(true)
})

test('CHAT-9 the text of an order keeps the order of the chat, however messages were selected', () => {
  const all = [at(isoTime(1), ' a '), at(isoTime(2), 'b', me), at(isoTime(3), 'c\nd')]
  const chosen = new Set([all[2], all[0]])
  expect(orderTextOf(all, (message) => chosen.has(message))).toBe('a\nc\nd')
})
