import { labelled, patched } from '../../core/email/email.changes'
import { emailCalls, type Mail, type OpenedMail } from '../../core/email/email.contract'
import { byTime, countMails, type MailWalk, mailsIn } from '../../core/email/email.location'
import { peopleIn } from '../../core/email/email.people'
import { pageOf } from '../../core/kernel/paging'
import { handle, type Service } from '../handle'
import { missing, Reply, reply } from '../reply'
import type { Tx } from '../store'
import { mailFileHandlers, withOwnFiles, withoutFilesIfDeleted } from './email.files'
import { letterHandlers } from './email.letters'
import { outboxTable } from './email.outbox'
import { unreachedBy } from './email.sender'
import { emailTable } from './email.table'

/** People who are offered as recipients. */
const mostPeople = 5000

/** Skips unknown ids and permanently deleted mail. */
function changeEach(tx: Tx, ids: readonly number[], act: (mail: Mail) => Mail): undefined {
  const asked = new Set(ids)
  const mails = tx.read(emailTable)
  const next = mails.map((mail) => (asked.has(mail.id) && !mail.isDeleted ? act(mail) : mail))
  if (next.some((mail, position) => mail !== mails[position])) tx.write(emailTable, next)
  return undefined
}

const findMail = (tx: Tx, id: number): Mail | undefined =>
  tx.read(emailTable).find((mail) => mail.id === id && !mail.isDeleted)

/** The mails above and below this one in a list; if the list no longer contains it, around its former position. */
function neighboursOf(tx: Tx, mail: Mail, location: MailWalk) {
  const list = mailsIn(tx.read(emailTable), { ...location, folder: location.folder ?? mail.folder })
  const above = list.findLast((each) => byTime(each, mail) < 0)
  const below = list.find((each) => byTime(each, mail) > 0)
  return { above, below, index: above ? list.indexOf(above) + 1 : 0 }
}

function opened(tx: Tx, mail: Mail | undefined, location: MailWalk): OpenedMail | Reply {
  if (!mail) return missing()
  const { above, below, index } = neighboursOf(tx, mail, location)
  return { ...mail, hasPreviousMail: above !== undefined, hasNextMail: below !== undefined, index }
}

export const emailService: Service = {
  tables: [emailTable, outboxTable],
  handlers: [
    handle(emailCalls.list, ({ query, tx }) => {
      const mails = tx.read(emailTable)
      const found = mailsIn(mails, query)
      // mail has the same format on the wire and in code: ten thousand need no codec
      return reply(200, { emails: pageOf(found, query), total: found.length, emailsMeta: countMails(mails) })
    }),

    handle(emailCalls.people, ({ tx }) => ({
      people: peopleIn(mailsIn(tx.read(emailTable), { folder: '' })).slice(0, mostPeople),
      unreached: unreachedBy(tx),
    })),

    handle(emailCalls.update, ({ body: { emailIds, dataToUpdate }, user, tx }) => {
      const patch = withOwnFiles(tx, user, dataToUpdate)
      if (patch instanceof Reply) return patch
      return changeEach(tx, emailIds, (mail) => withoutFilesIfDeleted(patched(mail, patch)))
    }),

    handle(emailCalls.label, ({ body: { emailIds, label, on }, tx }) =>
      changeEach(tx, emailIds, (mail) => labelled(mail, label, on ?? !mail.labels.includes(label))),
    ),

    handle(emailCalls.one, ({ query: { id, ...location }, tx }) => opened(tx, findMail(tx, id), location)),

    handle(emailCalls.neighbour, ({ query: { emailId, dir, ...location }, tx }) => {
      const mail = findMail(tx, emailId)
      if (!mail) return missing()
      const { above, below } = neighboursOf(tx, mail, location)
      // navigation continues in the list it started in
      const list = { ...location, folder: location.folder ?? mail.folder }
      return opened(tx, { previous: above, next: below }[dir], list)
    }),

    ...letterHandlers,
    ...mailFileHandlers,
  ],
}
