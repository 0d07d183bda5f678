import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { TimeInput } from '../../ui/time-input'
import { State, States } from '../state'

export function Dates() {
  const { t } = useLingui()
  const [day, setDay] = useState('2026-11-21')
  const [due, setDue] = useState('')
  const [time, setTime] = useState('09:30')
  return (
    <States>
      <State name={t`Any day`}>
        <div>
          <DateField label={t`Date`} value={day} onChange={setDay} />
        </div>
      </State>
      <State name={t`Only later dates`}>
        <div>
          <DateField label={t`Due date`} value={due} onChange={setDue} {...(day && { min: day })} />
        </div>
      </State>
      <State name={t`Time of day`}>
        <div>
          <Field label={t`Time`}>
            <TimeInput value={time} onChange={setTime} />
          </Field>
        </div>
      </State>
      <State name={t`Reported value`}>
        <output translate="no">
          {day || '–'} / {due || '–'} / {time || '–'}
        </output>
      </State>
    </States>
  )
}
