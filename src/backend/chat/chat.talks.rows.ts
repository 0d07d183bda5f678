import { sql } from 'kysely'
import type { StoredFile } from '../../core/kernel/stored-file'
import type { Talk, TalkMessage, TalkReport, TalksStore } from '../../service/chat/chat.talks.store'
import type { Connection } from '../sql/connection'
import { build, type Database } from '../sql/database'

const pairOf = (one: number, other: number) => ({ low: Math.min(one, other), high: Math.max(one, other) })

type Stored = Omit<Database['talk_messages'], 'low' | 'high' | 'nth' | 'file_id'>

const messageOf = ({ sender, at, client_id, text, file }: Stored): TalkMessage => ({
  sender,
  at,
  text,
  clientId: client_id,
  ...(file !== '' && { file: JSON.parse(file) as StoredFile }),
})

const talkOf = ({ contact, messages, unseen, last }: Database['talks']): Talk => ({
  contact,
  messages,
  unseen,
  last: JSON.parse(last),
})

/** Messages between staff users in a table, and for each of the two what they see of them. */
export function sqlTalks(connection: Connection, report: TalkReport): TalksStore {
  const sides = build.selectFrom('talks').selectAll()
  const between = (person: number, contact: number) => {
    const row = connection.first(sides.where('person', '=', person).where('contact', '=', contact))
    return row && talkOf(row)
  }
  const ofPair = (one: number, other: number) => {
    const { low, high } = pairOf(one, other)
    return build.selectFrom('talk_messages').selectAll().where('low', '=', low).where('high', '=', high)
  }
  const withFile = (id: string) =>
    build.selectFrom('talk_messages').selectAll().where('file_id', '=', id).where(sql<boolean>`file_id <> ''`).limit(1)
  const putSide = (person: number, { last, ...talk }: Talk) => {
    const row = { messages: talk.messages, unseen: talk.unseen, last: JSON.stringify(last) }
    connection.run(
      build
        .insertInto('talks')
        .values({ person, contact: talk.contact, ...row })
        .onConflict((conflict) => conflict.columns(['person', 'contact']).doUpdateSet(row)),
    )
    report(person, talk.contact)
  }
  return {
    of: (person) => connection.all(sides.where('person', '=', person).orderBy('contact')).map(talkOf),
    between,
    messages: (person, contact, from, to) =>
      connection
        .all(ofPair(person, contact).where('nth', '>', from).where('nth', '<=', to).orderBy('nth'))
        .map(messageOf),
    known(person, contact, clientId) {
      const row = connection.first(
        ofPair(person, contact).where('client_id', '=', clientId).where('sender', '=', person),
      )
      return row && messageOf(row)
    },
    file(person, id) {
      if (id === '') return undefined
      const row = connection.first(
        withFile(id).where((either) => either.or([either('low', '=', person), either('high', '=', person)])),
      )
      return row && messageOf(row).file
    },
    hasFile: (id) => id !== '' && connection.first(withFile(id)) !== undefined,
    add({ recipient, ...message }) {
      const { sender, at, text, clientId: client_id, file } = message
      const ofFile = { file_id: file?.id ?? '', file: file ? JSON.stringify(file) : '' }
      const [own, others] = [between(sender, recipient), between(recipient, sender)]
      const messages = (own?.messages ?? others?.messages ?? 0) + 1
      connection.run(
        build
          .insertInto('talk_messages')
          .values({ ...pairOf(sender, recipient), nth: messages, sender, at, client_id, text, ...ofFile }),
      )
      putSide(sender, { contact: recipient, messages, unseen: own?.unseen ?? 0, last: message })
      putSide(recipient, { contact: sender, messages, unseen: (others?.unseen ?? 0) + 1, last: message })
    },
    see(person, contact) {
      const talk = between(person, contact)
      if (talk && talk.unseen > 0) putSide(person, { ...talk, unseen: 0 })
    },
    rename(person, as) {
      const own = connection.all(sides.where('person', '=', person))
      for (const { contact, last, ...counts } of own) {
        const known = JSON.parse(last) as TalkMessage
        const renamed = JSON.stringify(known.sender === person ? { ...known, sender: as } : known)
        const pair = pairOf(person, contact)
        const messages = build.updateTable('talk_messages').where('low', '=', pair.low).where('high', '=', pair.high)
        connection.run(messages.set({ sender: as }).where('sender', '=', person))
        connection.run(messages.set(pairOf(contact, as)))
        const theirs = connection.first(sides.where('person', '=', contact).where('contact', '=', person))
        connection.run(build.deleteFrom('talks').where('person', '=', contact).where('contact', '=', person))
        if (theirs)
          connection.run(
            build.insertInto('talks').values({
              person: contact,
              contact: as,
              messages: counts.messages,
              unseen: theirs.unseen,
              last: renamed,
            }),
          )
      }
      connection.run(build.deleteFrom('talks').where('person', '=', person))
    },
  }
}
