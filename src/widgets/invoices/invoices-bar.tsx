import { Plural, useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/plus'
import Refresh from 'lucide-react/icons/refresh-cw'
import { Button } from '../ui/button'
import { Price } from '../ui/price'
import { SearchBox } from '../ui/search-box'
import * as css from './invoices.css'
import type { InvoicesList } from './use-invoices'
import { WayButton } from './way-button'

function Owed({ list }: { list: InvoicesList }) {
  const { t } = useLingui()
  if (!list.extra) return null
  const { outstanding, overdue } = list.extra
  return (
    <p className={css.owed}>
      <span>
        {t`Outstanding`} <Price amount={outstanding} className={css.sum} />
      </span>
      {overdue > 0 && (
        <span>
          {t`of which past due`} <Price amount={overdue} className={css.late} />
        </span>
      )}
    </p>
  )
}

/** Search, what clients owe, and a new invoice. */
export function InvoicesBar({ list, canCreate }: { list: InvoicesList; canCreate: boolean }) {
  const { t } = useLingui()
  const isThere = list.rows.length > 0
  return (
    <search className={css.bar}>
      <SearchBox
        className={css.search}
        value={list.filters.q ?? ''}
        onChange={list.search}
        label={t`Search the invoices`}
        placeholder={t`Number, client, e-mail, service`}
        clearLabel={t`Clear the search`}
        busy={list.stale}
      />
      <Owed list={list} />
      <div className={css.deeds}>
        <p className={css.quiet} role="status">
          {(isThere || list.status === 'ready') && <Plural value={list.total} one="# invoice" other="# invoices" />}
        </p>
        <Button
          look="ghost"
          icon={<Refresh />}
          label={t`Refresh the list`}
          busy={list.status === 'loading' && !list.stale && isThere}
          onClick={list.reload}
        />
        {canCreate && (
          <WayButton look="primary" icon={<Add />} to={{ mode: 'add' }}>
            {t`New invoice`}
          </WayButton>
        )}
      </div>
    </search>
  )
}
