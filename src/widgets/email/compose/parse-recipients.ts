import type { MailPerson } from '../../../core/email/email.contract'

/** Parses `Name <address>`, `"Name, first" <address>` or an address alone. */
function personIn(text: string): MailPerson | undefined {
  const [, name = '', email = text] = /^(.*)<([^<>]*)>\s*$/s.exec(text) ?? []
  const known = {
    name: name
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .trim(),
    email: email.trim(),
  }
  return known.email === '' && known.name === '' ? undefined : known
}

/** Splits at commas, semicolons and line breaks outside quotes. */
export function peopleIn(text: string): MailPerson[] {
  const pieces = text.match(/(?:"[^"\n]*"|[^,;\n\r\t])+/g) ?? []
  return pieces.map(personIn).filter((person) => person !== undefined)
}

export const holdsSeveral = (text: string): boolean => /[,;\n]/.test(text)

const keyOf = ({ email }: MailPerson) => email.trim().toLowerCase()

export function withPeople(before: readonly MailPerson[], added: readonly MailPerson[]): MailPerson[] {
  const known = new Set(before.map(keyOf))
  const fresh = added.filter((person) => {
    const key = keyOf(person)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
  return [...before, ...fresh]
}
