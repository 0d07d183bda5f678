import type { Call } from '../../kernel/endpoint'
import { isMissing } from '../../kernel/errors'
import { createResourceMachine } from '../../kernel/resource-machine'
import { emailCalls, type MailPerson } from '../email.contract'
import { peopleIn } from '../email.people'

/** Maximum number of suggestions. */
const most = 6

/** Somebody to write to. */
export type KnownPerson = MailPerson & {
  /** has an account here that gets the mail, but may not read it */
  isUnreached?: boolean
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

/** Of a backend that doesn't gather them: all mails are read. */
async function gathered(call: Call, signal: AbortSignal): Promise<readonly MailPerson[]> {
  const { emails } = await call(emailCalls.list, { query: { folder: '' } }, { signal })
  return peopleIn(emails)
}

const keyOf = ({ email }: MailPerson): string => email.trim().toLowerCase()

/** Everyone once, those who aren't reached marked. */
function marked(people: readonly MailPerson[], unreached: readonly MailPerson[]): readonly KnownPerson[] {
  const known = new Set(people.map(keyOf))
  const isUnreached = new Set(unreached.map(keyOf))
  return [...people, ...unreached.filter((each) => !known.has(keyOf(each)))].map((each) =>
    isUnreached.has(keyOf(each)) ? { ...each, isUnreached: true } : each,
  )
}

/** Everyone in all mail, and users who can't read theirs, loaded once for address completion. */
export const mailPeopleMachine = createResourceMachine<readonly KnownPerson[], undefined>({
  id: 'letter.people',
  async load({ call, signal }) {
    try {
      const { people, unreached } = await call(emailCalls.people, {}, { signal })
      return marked(people, unreached)
    } catch (error) {
      if (!isMissing(error)) throw error
      return gathered(call, signal)
    }
  },
})
