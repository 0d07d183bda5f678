import { texts as mainTexts } from 'langraan:texts/calendar'
import { texts } from 'langraan:texts/calendar.form'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { DraftSource } from '../../../core/calendar/calendar.draft'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { calendarApp } from '../../../core/calendar/calendar.machine'
import { defineWidget } from '../../root/define-widget'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedEscape, useAskedUnload, useMarked, useUnsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
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

/** The first field with something to mend gets the focus. */
function goTo(form: HTMLElement | null, path: string): void {
  const place = form?.querySelector(`[data-field="${path}"]`)
  place?.querySelector<HTMLElement>('input')?.focus()
  place?.scrollIntoView({ block: 'center' })
}

function DrawerView({ source, people, onClose, onRemove }: EventDrawerProps) {
  const { t } = useLingui()
  const id = useId()
  const toaster = useToaster()
  const { faults } = useFormWords()
  const unsaved = useUnsaved()
  const place = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const event = 'event' in source ? source.event : undefined
  const form = useEventForm(source, (wasChanged) => {
    const title = event ? t`The changes are saved` : t`The event is added`
    if (wasChanged) toaster.show({ id: 'calendar', tone: 'success', title })
    onClose()
  })
  const isBusy = form.stage === 'saving'
  const close = () => unsaved.ask(onClose)
  useMarked(unsaved.mark, 'event', form.isDirty)
  useAskedEscape(place, form.isDirty && !isBusy, close)
  useAskedUnload(form.isDirty)

  // after a save that was refused, here or by the backend, the first fault has the focus
  useEffect(() => {
    const [first] = faults(form.errors)
    if (form.stage !== 'editing' || !pressed.current || !first) return
    pressed.current = false
    goTo(place.current, first.path)
  })
  const save = (act: FormEvent | KeyboardEvent) => {
    act.preventDefault()
    pressed.current = true
    form.save()
  }
  return (
    <>
      <Dialog
        open
        look="end"
        title={event ? t`Event` : t`New event`}
        closeLabel={t`Close`}
        dismissible={!isBusy}
        onClose={close}
        footer={
          <>
            {event && (
              <Button
                look="ghost"
                className={css.remove}
                icon={<Remove />}
                disabled={isBusy}
                onClick={() => onRemove(event)}
              >{t`Delete`}</Button>
            )}
            <Button disabled={isBusy} onClick={close}>{t`Cancel`}</Button>
            <Button look="primary" type="submit" form={id} busy={isBusy}>
              {event ? t`Save` : t`Add`}
            </Button>
          </>
        }
      >
        <form
          ref={place}
          id={id}
          className={css.form}
          noValidate
          onSubmit={save}
          onKeyDown={(press) => {
            if (press.key === 'Enter' && (press.ctrlKey || press.metaKey)) save(press)
          }}
        >
          <EventProblem form={form} />
          <EventFields form={form} isNew={!event} people={people} />
        </form>
      </Dialog>
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
