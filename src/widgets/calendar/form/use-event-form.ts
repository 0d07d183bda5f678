import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { DraftSource, EventDraft } from '../../../core/calendar/calendar.draft'
import { isDraftChanged } from '../../../core/calendar/calendar.form'
import { useView } from '../../root/use-engine'
import { useSteady } from '../../root/use-steady'

/** An event being added or changed here. `stage` is `editing`, `saving` or `saved`. */
export function useEventForm(source: DraftSource, onSaved: (wasChanged: boolean) => void) {
  const form = useView('calendar.form', { source })
  const stage = useSelector(form, ({ value }) => value)
  const context = useSelector(form, (snapshot) => snapshot.context)
  const { base, draft, errors, error } = context
  const tell = useSteady(onSaved)
  const isDirty = isDraftChanged({ base, draft })
  const wasChanged = 'span' in source || isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is saved
  useEffect(() => {
    if (stage === 'saved') tell(wasChanged)
  }, [stage])
  return {
    stage,
    draft,
    errors,
    error,
    isDirty: isDirty && stage !== 'saved',
    set: (fields: Partial<EventDraft>) => form.send({ type: 'field.set', fields }),
    save: () => form.send({ type: 'save' }),
  }
}

export type EventForm = ReturnType<typeof useEventForm>
