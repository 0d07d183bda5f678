import { useLingui } from '@lingui/react/macro'
import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useOpenedPart, useReportLoadFailure } from '../lazy/use-pressed-part'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import * as css from './orders.css'
import type { OrdersList } from './use-orders'
import { useSavedFilters } from './use-saved-filters'

const savedDialog = lazyPart(
  () => import('./saved/saved-dialog'),
  (file) => file.SavedDialog,
)

/** Chooses filters that were saved under a name; names, renames and removes them in a dialog. */
export function OrdersSaved({ list }: { list: OrdersList }) {
  const { t } = useLingui()
  const onFailed = useReportLoadFailure()
  const filters = useSavedFilters()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Dialog = useOpenedPart(savedDialog, isOpen, close)
  // `perPage` isn't part of what is saved
  const query = withoutSize(list.queryText)
  const edit = {
    value: 'edit',
    label: filters.saved.length > 0 ? t`Save or change filters…` : t`Save these filters…`,
    onSelect: () => setOpen(true),
  }
  const choices = filters.saved.map((each) => ({
    value: `saved ${each.name}`,
    label: each.name,
    checked: each.query === query,
    onSelect: () => list.apply(each.query),
  }))
  return (
    <>
      <Menu
        onFailed={onFailed}
        trigger={(props) => (
          <Button {...props} size="s" icon={<Bookmark />}>
            <span className={css.word}>{t`Saved filters`}</span>
          </Button>
        )}
        items={
          choices.length > 0
            ? [
                { label: t`Saved filters`, items: choices },
                { label: t`Change`, items: [edit] },
              ]
            : [edit]
        }
      />
      {Dialog && isOpen && <Dialog filters={filters} query={query} onClose={close} />}
    </>
  )
}

function withoutSize(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('perPage')
  return params.toString()
}
