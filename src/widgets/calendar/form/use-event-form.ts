import { shallowEqual, useSelector } from '@xstate/react'
import type { DraftSource, EventDraft } from '../../../core/calendar/calendar.draft'
import { isDraftChanged } from '../../../core/calendar/calendar.form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function useEventForm(source: DraftSource, onSaved: (wasChanged: boolean) => void) {
  const form = useView('calendar.form', { source })
  const stage = useSelector(form, ({ value }) => value)
  const {
    source: opened,
    base,
    draft,
    errors,
    error,
    isUnchanged,
    theirs,
  } = useSelector(
    form,
    ({ context: { source, base, draft, errors, error, isUnchanged, theirs } }) => ({
      source,
      base,
      draft,
      errors,
      error,
      isUnchanged,
      theirs,
    }),
    shallowEqual,
  )
  const isDirty = isDraftChanged({ base, draft })
  useOnChange(stage === 'saved', () => onSaved('span' in source || isDirty))
  return {
    stage,
    /** the event as opened, and as someone else saved it since */
    event: 'event' in opened ? opened.event : undefined,
    theirs,
    draft,
    errors,
    error,
    /** the failed request changed nothing */
    isUnchanged,
    isDirty: isDirty && stage !== 'saved',
    set: (fields: Partial<EventDraft>) => form.send({ type: 'field.set', fields }),
    save: () => form.send({ type: 'save' }),
    takeTheirs: () => form.send({ type: 'conflict.yield' }),
    overwrite: () => form.send({ type: 'conflict.overwrite' }),
  }
}

export type EventForm = ReturnType<typeof useEventForm>
