import { useLingui } from '@lingui/react/macro'
import Close from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { MailPerson } from '../../../core/email/email.contract'
import { isAddress } from '../../../core/email/email.letter'
import { FieldError } from '../../ui/field-error'
import { listbox } from '../../ui/listbox.css'
import { useCombobox } from '../../ui/use-combobox'
import * as css from './compose.css'
import { holdsSeveral, peopleIn, withPeople } from './parse-recipients'
import type { usePeople } from './use-letter'

type RecipientsFieldProps = {
  label: string
  people: readonly MailPerson[]
  onChange(people: MailPerson[]): void
  /** suggestions for the input, and who of the recipients can't read mail here */
  known: ReturnType<typeof usePeople>
  error?: string | undefined
  autoFocus?: boolean
  children?: ReactNode
}

const nameOf = ({ name, email }: MailPerson) => name || email

type ChipProps = { person: MailPerson; isUnreached: boolean; onRemove(): void }

function Chip({ person, isUnreached, onRemove }: ChipProps) {
  const { t } = useLingui()
  const isWrong = !isAddress(person.email)
  return (
    <li
      className={css.chip}
      data-wrong={isWrong || undefined}
      data-unreached={isUnreached || undefined}
      title={person.email}
    >
      <span className={css.chipText}>{nameOf(person)}</span>
      <button type="button" className={css.remove} aria-label={t`Remove ${nameOf(person)}`} onClick={onRemove}>
        <Close size={14} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Completes input from known contacts; splits pasted lists. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { label, people, onChange, known, error, autoFocus = false, children } = props
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const chosen = new Set(people.map(({ email }) => email.toLowerCase()))
  const options = known.suggest(text).filter(({ email }) => !chosen.has(email.toLowerCase()))
  const wrong = people.filter(({ email }) => !isAddress(email))
  const names = wrong.map(({ email, name }) => email || name).join(', ')
  const unreached = known.unreached(people)
  const unreachedNames = unreached.map(nameOf).join(', ')
  const fieldError = error ?? (wrong.length > 0 ? t`Not a valid email address: ${names}` : undefined)

  const add = (added: readonly MailPerson[]) => {
    setText('')
    if (added.length > 0) onChange(withPeople(people, added))
  }
  const combobox = useCombobox({
    keys: options.map(({ email }) => email),
    listLabel: t`People`,
    value: text,
    onChange: (next) => (holdsSeveral(next) ? add(peopleIn(next)) : setText(next)),
    onPick: (key) => add(options.filter(({ email }) => email === key)),
    onEnter() {
      if (text.trim() === '') return false
      combobox.close()
      add(peopleIn(text))
      return true
    },
    startsAtFirst: true,
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    combobox.field.onKeyDown(event)
    if (event.nativeEvent.isComposing || event.key !== 'Backspace' || text !== '' || people.length === 0) return
    event.preventDefault()
    onChange(people.slice(0, -1))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!holdsSeveral(pasted)) return
    event.preventDefault()
    combobox.close()
    add(peopleIn(text + pasted))
  }
  return (
    <div className={css.field}>
      <div className={css.line} data-wrong={fieldError !== undefined || undefined}>
        <label htmlFor={`${id}input`} className={css.label}>
          {label}
        </label>
        <ul className={css.chips} aria-label={label}>
          {people.map((person, position) => (
            <Chip
              key={`${person.email} ${person.name}`}
              person={person}
              isUnreached={unreached.includes(person)}
              onRemove={() => {
                onChange(people.filter((_, each) => each !== position))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
        <input
          {...combobox.field}
          ref={input}
          id={`${id}input`}
          className={css.input}
          type="text"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={fieldError !== undefined || undefined}
          aria-describedby={fieldError !== undefined ? `${id}error` : unreachedNames ? `${id}unreached` : undefined}
          data-autofocus={autoFocus || undefined}
          onChange={(event) => combobox.field.onChange(event.currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            combobox.close()
            add(peopleIn(text))
          }}
        />
        {children}
      </div>
      <div {...combobox.list} ref={combobox.scroller} className={listbox} hidden={!combobox.isOpen}>
        {combobox.isOpen &&
          options.map((person) => (
            <div key={person.email} {...combobox.option(person.email)} className={css.option}>
              <span className={css.optionName}>{nameOf(person)}</span>
              {person.name && <span className={css.optionAddress}>{person.email}</span>}
            </div>
          ))}
      </div>
      {unreachedNames && (
        <p id={`${id}unreached`} role="status" className={css.unreached}>
          {t`Can't read emails here (no permission): ${unreachedNames}`}
        </p>
      )}
      {fieldError !== undefined && <FieldError id={`${id}error`}>{fieldError}</FieldError>}
    </div>
  )
}
