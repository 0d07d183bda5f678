import { Plural, useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/plus'
import { ListBar } from '../list/list-bar'
import { Price } from '../ui/price'
import { NavigationButton } from './invoice-navigation-button'
import * as css from './invoices.css'
import type { InvoicesList } from './use-invoices'

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
        actions={
          canCreate && (
            <NavigationButton look="primary" icon={<Add />} to={{ mode: 'add' }}>
              {t`New invoice`}
            </NavigationButton>
          )
        }
      >
        <Owed list={list} />
      </ListBar>
    </search>
  )
}
