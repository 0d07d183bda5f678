import { useLingui } from '@lingui/react/macro'
import Today from 'lucide-react/icons/calendar-check'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import * as css from './sales.css'
import type { SelectedDate } from './use-selected-date'

const dateField = lazyPart(() => import('../ui/date-field'))

/** Which day's orders are looked at, and the way back to today's. */
export function SalesDate({ date, today, isToday, select, selectToday }: SelectedDate) {
  const { t } = useLingui()
  return (
    <div className={css.date} part="date">
      <div className={css.dateField}>
        <Lazy part={dateField} fallback={<Skeleton shape="block" height={css.dateHeight} />}>
          {({ DateField }) => (
            <DateField
              label={t`Show orders on`}
              value={date}
              max={today}
              onChange={(day) => {
                if (day) select(day)
              }}
            />
          )}
        </Lazy>
      </div>
      {!isToday && (
        <Button icon={<Today />} onClick={selectToday}>
          {t`Today`}
        </Button>
      )}
    </div>
  )
}
