import { useLingui } from '@lingui/react/macro'
import Out from 'lucide-react/icons/external-link'
import { eventOf } from '../../../core/calendar/calendar.draft'
import { calendarNames } from '../../../core/calendar/calendar.event'
import { besideField } from '../../ui/beside-field.css'
import { ButtonLink } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { classNames } from '../../ui/class-names'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { dayAndTime, fields } from '../../ui/form.css'
import { Input, Textarea } from '../../ui/input'
import { Select } from '../../ui/select'
import { TimeInput } from '../../ui/time-input'
import { dot, tints } from '../calendar.css'
import { useCalendarMessages } from '../use-calendar-messages'
import * as css from './event-form.css'
import { GuestsField } from './guests-field'
import type { EventForm } from './use-event-form'
import { useFormMessages } from './use-event-form-messages'

type EndProps = { form: EventForm; end: 'start' | 'end' }

function EventEnd({ form: { draft, errors, set }, end }: EndProps) {
  const { t } = useLingui()
  const messages = useFormMessages()
  const isStart = end === 'start'
  const day = isStart ? 'startDay' : 'endDay'
  const time = isStart ? 'startTime' : 'endTime'
  return (
    <div className={classNames(dayAndTime, draft.allDay && css.whole)} data-field={end}>
      <DateField
        label={isStart ? t`Start` : t`End`}
        value={draft[day]}
        onChange={(value) => set({ [day]: value })}
        error={messages.error(errors, end)}
        required
      />
      {!draft.allDay && (
        <Field label={isStart ? t`Start time` : t`End time`} required>
          <TimeInput value={draft[time]} onChange={(value) => set({ [time]: value })} />
        </Field>
      )}
    </div>
  )
}

function EventTimes({ form }: { form: EventForm }) {
  const { t } = useLingui()
  return (
    <>
      <Checkbox checked={form.draft.allDay} onChange={(allDay) => form.set({ allDay })}>
        {t`All day`}
      </Checkbox>
      <EventEnd form={form} end="start" />
      <EventEnd form={form} end="end" />
    </>
  )
}

type EventFieldsProps = { form: EventForm; isNew: boolean; people: readonly string[] }

function EventLink({ form: { draft, errors, set } }: { form: EventForm }) {
  const { t } = useLingui()
  const messages = useFormMessages()
  const { url } = eventOf(draft)
  const opens = /^https?:\/\//i.test(url) && URL.canParse(url)
  return (
    <div className={opens ? css.withButton : undefined} data-field="url">
      <Field label={t`Link`} error={messages.error(errors, 'url')}>
        <Input
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={draft.url}
          onChange={(text) => set({ url: text })}
        />
      </Field>
      {opens && (
        <ButtonLink
          className={besideField}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Out />}
          label={t`Open link`}
        />
      )}
    </div>
  )
}

export function EventFields({ form, isNew, people }: EventFieldsProps) {
  const { t } = useLingui()
  const names = useCalendarMessages()
  const messages = useFormMessages()
  const { draft, errors, set, stage } = form
  return (
    <fieldset className={fields} disabled={stage === 'saving'}>
      <div data-field="title">
        <Field label={t`Title`} required error={messages.error(errors, 'title')}>
          <Input
            value={draft.title}
            maxLength={200}
            data-autofocus={isNew ? '' : undefined}
            onChange={(title) => set({ title })}
          />
        </Field>
      </div>
      <Field label={t({ message: 'Calendar', context: 'field' })}>
        <span className={css.calendar}>
          <span className={classNames(tints[draft.calendar], dot)} aria-hidden="true" />
          <Select
            value={draft.calendar}
            onChange={(calendar) => set({ calendar })}
            options={calendarNames.map((value) => ({ value, label: names.calendar(value) }))}
          />
        </span>
      </Field>
      <EventTimes form={form} />
      <GuestsField guests={draft.guests} people={people} onChange={(guests) => set({ guests })} />
      <Field label={t`Location`}>
        <Input value={draft.location} onChange={(location) => set({ location })} />
      </Field>
      <EventLink form={form} />
      <Field label={t`Description`}>
        <Textarea value={draft.description} rows={4} onChange={(description) => set({ description })} />
      </Field>
    </fieldset>
  )
}
