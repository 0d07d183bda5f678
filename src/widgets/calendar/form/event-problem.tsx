import { useLingui } from '@lingui/react/macro'
import * as css from './event-form.css'
import type { EventForm } from './use-event-form'
import { useFormWords } from './use-form-words'

/** Why the event is not stored. */
export function EventProblem({ form: { error, errors, isUnchanged } }: { form: EventForm }) {
  const { t } = useLingui()
  const words = useFormWords()
  const faults = words.faults(errors)
  if (faults.length > 0)
    return (
      <div className={css.problem} role="alert">
        {faults.map(({ path, name, text }) => (
          <p key={path}>{name ? `${name}: ${text}` : text}</p>
        ))}
      </div>
    )
  if (!error) return null
  const isGone = error.detail.status === 404
  return (
    <p className={css.problem} role="alert">
      {isGone ? t`This event no longer exists. Someone removed it.` : words.failure(error, isUnchanged)}
    </p>
  )
}
