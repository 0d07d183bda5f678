import { texts as mainTexts } from 'langraan:texts/calendar'
import { texts } from 'langraan:texts/calendar.form'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { calendarApp } from '../../../core/calendar/app'
import type { DraftSource } from '../../../core/calendar/calendar.draft'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { defineWidget } from '../../root/define-widget'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedForm } from '../../root/unsaved/use-asked'
import { useUnsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { Button } from '../../ui/button'
import { useFirstFault } from '../../ui/form-acts'
import { FormDrawer } from '../../ui/form-drawer'
import { EventFields } from './event-fields'
import * as css from './event-form.css'
import { EventProblem } from './event-problem'
import { useEventForm } from './use-event-form'
import { useFormWords } from './use-form-words'

export type EventDrawerProps = {
  source: DraftSource
  /** names to choose guests from */
  people: readonly string[]
  onClose(): void
  onRemove(event: CalendarEvent): void
}

function DrawerView({ source, people, onClose, onRemove }: EventDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { faults } = useFormWords()
  const unsaved = useUnsaved()
  const place = useRef<HTMLFormElement>(null)
  const event = 'event' in source ? source.event : undefined
  const form = useEventForm(source, (wasChanged) => {
    const title = event ? t`Changes saved` : t`Event added`
    if (wasChanged) toaster.show({ id: 'calendar', tone: 'success', title })
    onClose()
  })
  const isBusy = form.stage === 'saving'
  const close = () => unsaved.ask(onClose)
  useAskedForm({ unsaved, part: 'event', place, isDirty: form.isDirty, isBusy, onClose: close })
  const notePress = useFirstFault(place, faults(form.errors)[0]?.path, form.stage === 'editing')
  return (
    <>
      <FormDrawer
        place={place}
        title={event ? t`Event` : t`New event`}
        busy={isBusy}
        closeLabel={t`Close`}
        cancelLabel={t`Cancel`}
        saveLabel={event ? t`Save` : t`Add`}
        aside={
          event && (
            <Button
              look="ghost"
              className={css.remove}
              icon={<Remove />}
              disabled={isBusy}
              onClick={() => onRemove(event)}
            >{t`Delete`}</Button>
          )
        }
        onClose={close}
        onSave={() => {
          notePress(true)
          form.save()
        }}
      >
        <EventProblem form={form} />
        <EventFields form={form} isNew={!event} people={people} />
      </FormDrawer>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

/** One event as a form beside the calendar. */
export const EventDrawer = defineWidget<EventDrawerProps>({
  apps: { calendar: calendarApp },
  texts: [texts, mainTexts, leaveTexts],
  Skeleton: () => null,
  View: DrawerView,
})
