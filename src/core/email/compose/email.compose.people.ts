import { createResourceMachine } from '../../kernel/resource-machine'
import { emailCalls, type Mail, type MailPerson } from '../email.contract'

/** Maximum number of suggestions. */
const most = 6

/** Everyone in these mails, most frequent first; spam is ignored. */
export function peopleIn(mails: Iterable<Mail>): MailPerson[] {
  const known = new Map<string, { person: MailPerson; times: number }>()
  for (const { folder, from, to, cc, bcc } of mails) {
    if (folder === 'spam') continue
    for (const { name, email } of [from, ...to, ...cc, ...bcc]) {
      const key = email.trim().toLowerCase()
      if (key === '') continue
      const entry = known.get(key)
      // the latest name wins: mails are sorted latest first
      const person = entry?.person.name ? entry.person : { name, email: email.trim() }
      known.set(key, { person, times: (entry?.times ?? 0) + 1 })
    }
  }
  return [...known.values()].sort((a, b) => b.times - a.times).map(({ person }) => person)
}

/** Up to six people whose name or address contains the text, prefix matches first; none for an empty text. */
export function matchPeople(people: readonly MailPerson[], text: string): MailPerson[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const begins = ({ name, email }: MailPerson) =>
    name.toLowerCase().startsWith(wanted) || email.toLowerCase().startsWith(wanted)
  const found = people.filter((each) => `${each.name}\n${each.email}`.toLowerCase().includes(wanted))
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, most)
}

/** Everyone in all mail, loaded once for address completion. */
export const mailPeopleMachine = createResourceMachine<readonly MailPerson[], undefined>({
  id: 'letter.people',
  async load({ call, signal }) {
    const { emails } = await call(emailCalls.list, { query: { folder: '' } }, { signal })
    return peopleIn(emails)
  },
})
