import { useLingui } from '@lingui/react/macro'
import Close from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import * as css from './event-form.css'

type GuestsFieldProps = {
  guests: readonly string[]
  people: readonly string[]
  onChange(guests: readonly string[]): void
}

export function GuestsField({ guests, people, onChange }: GuestsFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const containerRef = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')

  const take = (text: string) => {
    const names = text.split(/[,\n]/).map((name) => name.trim())
    const added = names.filter((name, index) => name && !guests.includes(name) && names.indexOf(name) === index)
    setTyped('')
    if (added.length > 0) onChange([...guests, ...added])
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(event.ctrlKey || event.metaKey) && typed.trim()) {
      event.preventDefault()
      take(typed)
    }
    if (event.key === 'Backspace' && typed === '' && guests.length > 0) onChange(guests.slice(0, -1))
  }
  const remove = (name: string) => {
    onChange(guests.filter((each) => each !== name))
    containerRef.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={containerRef} className={css.guestGroup}>
      <Field label={t`Guests`} hint={t`Type a name and press Enter`}>
        <Input
          value={typed}
          list={`${id}people`}
          autoComplete="off"
          onChange={(text) => (text.includes(',') ? take(text) : setTyped(text))}
          onKeyDown={press}
          onBlur={() => take(typed)}
        />
      </Field>
      <datalist id={`${id}people`}>
        {people
          .filter((name) => !guests.includes(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      {guests.length > 0 && (
        <ul className={css.guests}>
          {guests.map((name) => (
            <li key={name} className={css.guest}>
              {name}
              <Button look="ghost" size="s" icon={<Close />} label={t`Remove ${name}`} onClick={() => remove(name)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
