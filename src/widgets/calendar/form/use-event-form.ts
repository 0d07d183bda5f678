import { shallowEqual, useSelector } from '@xstate/react'
import type { DraftSource, EventDraft } from '../../../core/calendar/calendar.draft'
import { isDraftChanged } from '../../../core/calendar/calendar.form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function useEventForm(source: DraftSource, onSaved: (wasChanged: boolean) => void) {
  const form = useView('calendar.form', { source })
  const stage = useSelector(form, ({ value }) => value)
  const { base, draft, errors, error, isUnchanged } = useSelector(
    form,
    ({ context: { base, draft, errors, error, isUnchanged } }) => ({ base, draft, errors, error, isUnchanged }),
    shallowEqual,
  )
  const isDirty = isDraftChanged({ base, draft })
  useOnChange(stage === 'saved', () => onSaved('span' in source || isDirty))
  return {
    stage,
    draft,
    errors,
    error,
    /** the failed request changed nothing */
    isUnchanged,
    isDirty: isDirty && stage !== 'saved',
    set: (fields: Partial<EventDraft>) => form.send({ type: 'field.set', fields }),
    save: () => form.send({ type: 'save' }),
  }
}

export type EventForm = ReturnType<typeof useEventForm>
