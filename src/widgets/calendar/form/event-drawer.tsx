import { messages as mainMessages } from 'langraan:messages/calendar'
import { messages } from 'langraan:messages/calendar.form'
import { messages as leaveMessages } from 'langraan:messages/form'
import { useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { calendarApp } from '../../../core/calendar/app'
import type { DraftSource } from '../../../core/calendar/calendar.draft'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { ConflictProblem, Meanwhile } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { useFirstError } from '../../ui/first-error'
import { FormDrawer } from '../../ui/form-drawer'
import { EventFields } from './event-fields'
import * as css from './event-form.css'
import { type EventForm, useEventForm } from './use-event-form'
import { useFormMessages } from './use-event-form-messages'

function EventProblem({ form }: { form: EventForm }) {
  const { error, errors, isUnchanged, event, theirs } = form
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
  if (event && theirs)
    return (
      <ConflictProblem form={form}>
        <Meanwhile {...messages.meanwhile(event, theirs)} />
      </ConflictProblem>
    )
  const isGone = error.detail.status === 404
  return (
    <p className={css.problem} role="alert">
      {isGone ? t`This event no longer exists. Someone removed it.` : messages.failure(error, isUnchanged)}
    </p>
  )
}

export type EventDrawerProps = {
  source: DraftSource
  people: readonly string[]
  onClose(): void
  onRemove(event: CalendarEvent): void
}

function DrawerView({ source, people, onClose, onRemove }: EventDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { fieldErrors } = useFormMessages()
  const unsaved = useUnsaved()
  const containerRef = useRef<HTMLFormElement>(null)
  const event = 'event' in source ? source.event : undefined
  const form = useEventForm(source, (wasChanged) => {
    const title = event ? t`Changes saved` : t`Event added`
    if (wasChanged) toaster.show({ id: 'calendar', tone: 'success', title })
    onClose()
  })
  const isBusy = form.stage === 'saving'
  const close = () => unsaved.ask(onClose)
  useConfirmedForm({ unsaved, part: 'event', containerRef, isDirty: form.isDirty, isBusy, onClose: close })
  const notePress = useFirstError(containerRef, fieldErrors(form.errors)[0]?.path, form.stage === 'editing')
  return (
    <>
      <FormDrawer
        containerRef={containerRef}
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

export const EventDrawer = defineWidget<EventDrawerProps>({
  apps: { calendar: calendarApp },
  messages: [messages, mainMessages, leaveMessages],
  Skeleton: () => null,
  View: DrawerView,
})
