import { useLingui } from '@lingui/react/macro'
import * as css from './event-form.css'
import type { EventForm } from './use-event-form'
import { useFormWords } from './use-form-words'

/** Why the event is not stored. */
export function EventProblem({ form: { error, errors } }: { form: EventForm }) {
  const { t } = useLingui()
  const words = useFormWords()
  const faults = words.faults(errors)
  const general: Record<string, string> = {
    offline: t`No connection. Nothing was saved, what you entered is still here.`,
    forbidden: t`You may not change this calendar.`,
    unauthenticated: t`Please sign in again.`,
  }
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
      {isGone
        ? t`This event is no longer there. Somebody removed it.`
        : (general[error.code] ?? t`The event could not be saved. What you entered is still here: try again.`)}
    </p>
  )
}
