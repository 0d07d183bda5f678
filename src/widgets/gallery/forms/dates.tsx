import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateField } from '../../ui/date-field'
import { State, States } from '../state'

export function Dates() {
  const { t } = useLingui()
  const [day, setDay] = useState('2026-11-21')
  const [due, setDue] = useState('')
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
      <State name={t`Reported value`}>
        <output translate="no">
          {day || '–'} / {due || '–'}
        </output>
      </State>
    </States>
  )
}
