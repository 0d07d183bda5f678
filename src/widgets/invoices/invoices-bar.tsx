import { Plural, useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/plus'
import { ListBar } from '../list/list-bar'
import { Price } from '../ui/price'
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
  return (
    <search>
      <ListBar
        list={list}
        label={t`Search invoices`}
        placeholder={t`Number, client, email, service`}
        count={<Plural value={list.total} one="# invoice" other="# invoices" />}
        deeds={
          canCreate && (
            <WayButton look="primary" icon={<Add />} to={{ mode: 'add' }}>
              {t`New invoice`}
            </WayButton>
          )
        }
      >
        <Owed list={list} />
      </ListBar>
    </search>
  )
}
