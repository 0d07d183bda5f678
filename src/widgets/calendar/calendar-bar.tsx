import { useLingui } from '@lingui/react/macro'
import Previous from 'lucide-react/icons/chevron-left'
import Next from 'lucide-react/icons/chevron-right'
import Add from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { calendarViews } from '../../core/calendar/calendar.range'
import { Button } from '../ui/button'
import { RadioGroup } from '../ui/radio-group'
import * as css from './calendar.css'
import { useCalendarMessages } from './use-calendar-messages'
import type { Shown } from './use-shown'

type CalendarBarProps = { shown: Shown; opener: ReactNode; onAdd(): void }

export function CalendarBar({ shown, opener, onAdd }: CalendarBarProps) {
  const { t } = useLingui()
  const messages = useCalendarMessages()
  return (
    <div className={css.bar}>
      {opener}
      <Button size="s" aria-keyshortcuts="t" onClick={() => shown.goTo(undefined)}>{t`Today`}</Button>
      <span className={css.steps}>
        <Button look="ghost" size="s" icon={<Previous />} label={t`Previous`} onClick={() => shown.step(-1)} />
        <Button look="ghost" size="s" icon={<Next />} label={t`Next`} onClick={() => shown.step(1)} />
      </span>
      <h2 className={css.title} aria-live="polite">
        {shown.title}
      </h2>
      <Button
        look="primary"
        size="s"
        className={css.add}
        icon={<Add />}
        label={t`Add event`}
        aria-keyshortcuts="n"
        onClick={onAdd}
      />
      <div className={css.views}>
        <RadioGroup
          look="segmented"
          label={t`Calendar view`}
          labelHidden
          value={shown.view}
          onChange={(view) => shown.show(view)}
          options={calendarViews.map((value) => ({ value, label: messages.view(value) }))}
        />
      </div>
    </div>
  )
}
