import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/checkbox'
import { classNames } from '../../ui/class-names'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import * as css from './event-form.css'
import { TimeInput } from './time-input'
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
    <div className={classNames(css.when, draft.allDay && css.whole)} data-field={end}>
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

/** When it begins and ends. */
export function EventTimes({ form }: { form: EventForm }) {
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
