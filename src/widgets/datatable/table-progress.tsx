import { useLingui } from '@lingui/react/macro'
import * as css from './datatable.css'
import { type Datatable, useArranging } from './use-datatable'

/** How far the work on very many rows is; most tables are done before anybody could see it. */
export function TableProgress({ view }: { view: Datatable['view'] }) {
  const { t } = useLingui()
  const part = useArranging(view)
  if (part === undefined) return null
  return (
    <div className={css.working}>
      <span>{t`Sorting the rows`}</span>
      <progress className={css.meter} aria-label={t`Sorting the rows`} value={part} max={1} />
    </div>
  )
}
