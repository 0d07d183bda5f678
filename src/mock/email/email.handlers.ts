import { labelled, patched } from '../../core/email/email.changes'
import { emailCalls, type Mail, type OpenedMail } from '../../core/email/email.contract'
import { byTime, countMails, type MailWalk, mailsIn } from '../../core/email/email.location'
import type { AppMock } from '../app-mock'
import { handle, missing, type Reply, reply } from '../handle'
import type { World } from '../world'
import { letterHandlers } from './email.letters'
import { emailTable } from './email.seed'

/** Unknown ids and what was deleted for ever are skipped. */
function changeEach(world: World, ids: readonly number[], act: (mail: Mail) => Mail): undefined {
  const asked = new Set(ids)
  const mails = world.read(emailTable)
  const next = mails.map((mail) => (asked.has(mail.id) && !mail.isDeleted ? act(mail) : mail))
  if (next.some((mail, position) => mail !== mails[position])) world.write(emailTable, next)
  return undefined
}

const findMail = (world: World, id: number): Mail | undefined =>
  world.read(emailTable).find((mail) => mail.id === id && !mail.isDeleted)

/** The mails above and below this one in a list; where it would stand when the list no longer shows it. */
function neighboursOf(world: World, mail: Mail, location: MailWalk) {
  const list = mailsIn(world.read(emailTable), { ...location, folder: location.folder ?? mail.folder })
  const above = list.findLast((each) => byTime(each, mail) < 0)
  const below = list.find((each) => byTime(each, mail) > 0)
  return { above, below }
}

function opened(world: World, mail: Mail | undefined, location: MailWalk): OpenedMail | Reply {
  if (!mail) return missing()
  const { above, below } = neighboursOf(world, mail, location)
  return { ...mail, hasPreviousMail: above !== undefined, hasNextMail: below !== undefined }
}

export const emailMock: AppMock = {
  tables: [emailTable],
  handlers: [
    handle(emailCalls.list, ({ query, world }) => {
      const mails = world.read(emailTable)
      // a mail is on the wire as it is inside: ten thousand need no codec
      return reply(200, { emails: mailsIn(mails, query), emailsMeta: countMails(mails) })
    }),

    handle(emailCalls.update, ({ body: { emailIds, dataToUpdate }, world }) =>
      changeEach(world, emailIds, (mail) => patched(mail, dataToUpdate)),
    ),

    handle(emailCalls.label, ({ body: { emailIds, label, on }, world }) =>
      changeEach(world, emailIds, (mail) => labelled(mail, label, on ?? !mail.labels.includes(label))),
    ),

    handle(emailCalls.one, ({ query: { id, ...location }, world }) => opened(world, findMail(world, id), location)),

    handle(emailCalls.neighbour, ({ query: { emailId, dir, ...location }, world }) => {
      const mail = findMail(world, emailId)
      if (!mail) return missing()
      const { above, below } = neighboursOf(world, mail, location)
      // the walk goes on in the list it began in
      const list = { ...location, folder: location.folder ?? mail.folder }
      return opened(world, { previous: above, next: below }[dir], list)
    }),

    ...letterHandlers,
  ],
}
