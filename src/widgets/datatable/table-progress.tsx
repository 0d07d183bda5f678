import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button'
import * as css from './datatable.css'
import { type Datatable, useArranging } from './use-datatable'

/** How far the work on very many rows is; most tables are done before anybody could see it. */
export function TableProgress({ table }: { table: Datatable }) {
  const { t } = useLingui()
  const { part, canCancel } = useArranging(table.view)
  if (part === undefined) return null
  return (
    <div className={css.working}>
      <div className={css.work}>
        <span>{t`Sorting rows`}</span>
        <progress className={css.meter} aria-label={t`Sorting rows`} value={part} max={1} />
        {canCancel && <Button size="s" onClick={table.cancel}>{t`Cancel`}</Button>}
      </div>
    </div>
  )
}
