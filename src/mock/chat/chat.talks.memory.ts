import type { Talk, TalkMessage, TalkReport, TalksStore } from '../../service/chat/chat.talks.store'
import { table } from '../../service/table'
import type { MemoryTables } from '../memory-tables'

type Side = Talk & { readonly person: number }
type Messages = { readonly low: number; readonly high: number; readonly messages: readonly TalkMessage[] }

export const talksTable = table<Side>('talks', {
  of: 'shop',
  key: ({ person, contact }) => `${person} ${contact}`,
})
export const talkMessagesTable = table<Messages>('talkMessages', {
  of: 'shop',
  key: ({ low, high }) => `${low} ${high}`,
})

const pairOf = (one: number, other: number) => ({ low: Math.min(one, other), high: Math.max(one, other) })

/** Messages between staff users, in memory. */
export function memoryTalks({ read, put }: MemoryTables, report: TalkReport): TalksStore {
  const sideOf = (person: number, contact: number) =>
    read(talksTable).find((each) => each.person === person && each.contact === contact)
  const messagesOf = (one: number, other: number) => {
    const { low, high } = pairOf(one, other)
    return read(talkMessagesTable).find((each) => each.low === low && each.high === high)?.messages ?? []
  }
  const putSide = (side: Side) => {
    const others = read(talksTable).filter((each) => each.person !== side.person || each.contact !== side.contact)
    put(talksTable, [...others, side])
    report(side.person, side.contact)
  }
  return {
    of: (person) => read(talksTable).filter((each) => each.person === person),
    between: sideOf,
    messages: (person, contact, from, to) => messagesOf(person, contact).slice(from, to),
    known: (person, contact, clientId) =>
      messagesOf(person, contact).find((each) => each.sender === person && each.clientId === clientId),
    file: (person, id) =>
      read(talkMessagesTable)
        .filter(({ low, high }) => low === person || high === person)
        .flatMap(({ messages }) => messages.flatMap(({ file }) => file ?? []))
        .find((file) => file.id === id),
    hasFile: (id) => read(talkMessagesTable).some(({ messages }) => messages.some(({ file }) => file?.id === id)),
    add({ recipient, ...message }) {
      const { sender } = message
      const { low, high } = pairOf(sender, recipient)
      const messages = [...messagesOf(sender, recipient), message]
      const others = read(talkMessagesTable).filter((each) => each.low !== low || each.high !== high)
      put(talkMessagesTable, [...others, { low, high, messages }])
      for (const [person, contact] of [
        [sender, recipient],
        [recipient, sender],
      ] as const) {
        const unseen = (sideOf(person, contact)?.unseen ?? 0) + (person === recipient ? 1 : 0)
        putSide({ person, contact, messages: messages.length, unseen, last: message })
      }
    },
    see(person, contact) {
      const side = sideOf(person, contact)
      if (side && side.unseen > 0) putSide({ ...side, unseen: 0 })
    },
    rename(person, as) {
      const renamed = (message: TalkMessage) => (message.sender === person ? { ...message, sender: as } : message)
      put(
        talkMessagesTable,
        read(talkMessagesTable).map((each) => {
          if (each.low !== person && each.high !== person) return each
          const other = each.low === person ? each.high : each.low
          return { ...pairOf(other, as), messages: each.messages.map(renamed) }
        }),
      )
      put(
        talksTable,
        read(talksTable)
          .filter((each) => each.person !== person)
          .map((each) => (each.contact === person ? { ...each, contact: as, last: renamed(each.last) } : each)),
      )
    },
  }
}
