import type { Mail, MailPerson } from './email.contract'

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
