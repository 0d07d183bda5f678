import type { Call } from '../../kernel/endpoint'
import { isMissing } from '../../kernel/errors'
import { createResourceMachine } from '../../kernel/resource-machine'
import { emailCalls, type MailPerson } from '../email.contract'
import { peopleIn } from '../email.people'

/** Maximum number of suggestions. */
const most = 6

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

/** Everyone in all mail, loaded once for address completion. */
export const mailPeopleMachine = createResourceMachine<readonly MailPerson[], undefined>({
  id: 'letter.people',
  async load({ call, signal }) {
    try {
      return (await call(emailCalls.people, {}, { signal })).people
    } catch (error) {
      if (!isMissing(error)) throw error
      return gathered(call, signal)
    }
  },
})
