import { useLingui } from '@lingui/react/macro'
import * as css from './event-form.css'
import type { EventForm } from './use-event-form'
import { useFormMessages } from './use-event-form-messages'

/** Why the event is not stored. */
export function EventProblem({ form: { error, errors, isUnchanged } }: { form: EventForm }) {
  const { t } = useLingui()
  const messages = useFormMessages()
  const fieldErrors = messages.fieldErrors(errors)
  if (fieldErrors.length > 0)
    return (
      <div className={css.problem} role="alert">
        {fieldErrors.map(({ path, name, text }) => (
          <p key={path}>{name ? `${name}: ${text}` : text}</p>
        ))}
      </div>
    )
  if (!error) return null
  const isGone = error.detail.status === 404
  return (
    <p className={css.problem} role="alert">
      {isGone ? t`This event no longer exists. Someone removed it.` : messages.failure(error, isUnchanged)}
    </p>
  )
}
