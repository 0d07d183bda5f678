import { useLingui } from '@lingui/react/macro'
import Close from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { MailPerson } from '../../../core/email/email.contract'
import { isAddress } from '../../../core/email/email.letter'
import { FieldError } from '../../ui/field-error'
import { holdsSeveral, peopleIn, withPeople } from './recipients'
import * as css from './recipients-field.css'

type RecipientsFieldProps = {
  label: string
  people: readonly MailPerson[]
  onChange(people: MailPerson[]): void
  /** who may be meant by what is typed */
  suggest(text: string): readonly MailPerson[]
  error?: string | undefined
  autoFocus?: boolean
  /** stands at the end of the line */
  children?: ReactNode
}

const nameOf = ({ name, email }: MailPerson) => name || email

type ChipProps = { person: MailPerson; onRemove(): void }

function Chip({ person, onRemove }: ChipProps) {
  const { t } = useLingui()
  const isWrong = !isAddress(person.email)
  return (
    <li className={css.chip} data-wrong={isWrong || undefined} title={person.email}>
      <span className={css.chipText}>{nameOf(person)}</span>
      <button type="button" className={css.remove} aria-label={t`Remove ${nameOf(person)}`} onClick={onRemove}>
        <Close size={14} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Recipients as chips. What is typed is completed from everybody known; several pasted ones are taken apart. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { label, people, onChange, suggest, error, autoFocus = false, children } = props
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = new Set(people.map(({ email }) => email.toLowerCase()))
  const options = isOpen ? suggest(text).filter(({ email }) => !chosen.has(email.toLowerCase())) : []
  const active = options[Math.min(at, options.length - 1)]
  const wrong = people.filter(({ email }) => !isAddress(email))
  const names = wrong.map(({ email, name }) => email || name).join(', ')
  const fault = error ?? (wrong.length > 0 ? t`Not a valid email address: ${names}` : undefined)

  const add = (added: readonly MailPerson[]) => {
    setText('')
    setIsOpen(false)
    setAt(0)
    if (added.length > 0) onChange(withPeople(people, added))
  }
  const type = (next: string) => {
    if (holdsSeveral(next)) return add(peopleIn(next))
    setText(next)
    setAt(0)
    setIsOpen(true)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, options.length - 1) + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length)
    } else if (key === 'Enter' && !event.ctrlKey && !event.metaKey && (active || text.trim() !== '')) {
      event.preventDefault()
      add(active ? [active] : peopleIn(text))
    } else if (key === 'Escape' && options.length > 0) {
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(false)
    } else if (key === 'Backspace' && text === '' && people.length > 0) {
      event.preventDefault()
      onChange(people.slice(0, -1))
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!holdsSeveral(pasted)) return
    event.preventDefault()
    add(peopleIn(text + pasted))
  }
  return (
    <div className={css.field}>
      <div className={css.line} data-wrong={fault !== undefined || undefined}>
        <label htmlFor={`${id}input`} className={css.label}>
          {label}
        </label>
        <ul className={css.chips} aria-label={label}>
          {people.map((person, place) => (
            <Chip
              key={`${person.email} ${person.name}`}
              person={person}
              onRemove={() => {
                onChange(people.filter((_, each) => each !== place))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
        <input
          ref={input}
          id={`${id}input`}
          className={css.input}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active ? `${id}option${options.indexOf(active)}` : undefined}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}error`}
          data-autofocus={autoFocus || undefined}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(peopleIn(text))}
        />
        {children}
      </div>
      <div role="listbox" id={`${id}list`} aria-label={t`People`} className={css.options} hidden={options.length === 0}>
        {options.map((person, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={person.email}
            id={`${id}option${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={person === active}
            className={css.option}
            // the field keeps the focus
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => add([person])}
          >
            <span className={css.optionName}>{nameOf(person)}</span>
            {person.name && <span className={css.optionAddress}>{person.email}</span>}
          </div>
        ))}
      </div>
      {fault !== undefined && <FieldError id={`${id}error`}>{fault}</FieldError>}
    </div>
  )
}
