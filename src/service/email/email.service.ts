import { labelled, patched } from '../../core/email/email.changes'
import { emailCalls, type Mail, type OpenedMail } from '../../core/email/email.contract'
import { byTime, countMails, type MailWalk, mailsIn } from '../../core/email/email.location'
import { handle, type Service } from '../handle'
import { missing, type Reply, reply } from '../reply'
import type { Tx } from '../store'
import { letterHandlers } from './email.letters'
import { emailTable } from './email.table'

/** Unknown ids and what was deleted for ever are skipped. */
function changeEach(tx: Tx, ids: readonly number[], act: (mail: Mail) => Mail): undefined {
  const asked = new Set(ids)
  const mails = tx.read(emailTable)
  const next = mails.map((mail) => (asked.has(mail.id) && !mail.isDeleted ? act(mail) : mail))
  if (next.some((mail, position) => mail !== mails[position])) tx.write(emailTable, next)
  return undefined
}

const findMail = (tx: Tx, id: number): Mail | undefined =>
  tx.read(emailTable).find((mail) => mail.id === id && !mail.isDeleted)

/** The mails above and below this one in a list; where it would stand when the list no longer shows it. */
function neighboursOf(tx: Tx, mail: Mail, location: MailWalk) {
  const list = mailsIn(tx.read(emailTable), { ...location, folder: location.folder ?? mail.folder })
  const above = list.findLast((each) => byTime(each, mail) < 0)
  const below = list.find((each) => byTime(each, mail) > 0)
  return { above, below }
}

function opened(tx: Tx, mail: Mail | undefined, location: MailWalk): OpenedMail | Reply {
  if (!mail) return missing()
  const { above, below } = neighboursOf(tx, mail, location)
  return { ...mail, hasPreviousMail: above !== undefined, hasNextMail: below !== undefined }
}

export const emailService: Service = {
  tables: [emailTable],
  handlers: [
    handle(emailCalls.list, ({ query, tx }) => {
      const mails = tx.read(emailTable)
      // a mail is on the wire as it is inside: ten thousand need no codec
      return reply(200, { emails: mailsIn(mails, query), emailsMeta: countMails(mails) })
    }),

    handle(emailCalls.update, ({ body: { emailIds, dataToUpdate }, tx }) =>
      changeEach(tx, emailIds, (mail) => patched(mail, dataToUpdate)),
    ),

    handle(emailCalls.label, ({ body: { emailIds, label, on }, tx }) =>
      changeEach(tx, emailIds, (mail) => labelled(mail, label, on ?? !mail.labels.includes(label))),
    ),

    handle(emailCalls.one, ({ query: { id, ...location }, tx }) => opened(tx, findMail(tx, id), location)),

    handle(emailCalls.neighbour, ({ query: { emailId, dir, ...location }, tx }) => {
      const mail = findMail(tx, emailId)
      if (!mail) return missing()
      const { above, below } = neighboursOf(tx, mail, location)
      // the walk goes on in the list it began in
      const list = { ...location, folder: location.folder ?? mail.folder }
      return opened(tx, { previous: above, next: below }[dir], list)
    }),

    ...letterHandlers,
  ],
}
