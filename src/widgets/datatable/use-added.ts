import { useLingui } from '@lingui/react/macro'
import { useToaster } from '../runtime/use-toaster'
import type { Datatable } from './use-datatable'

/** Says that a row was added where search or filters may keep it out of sight. */
export function useAdded({ query, showAll }: Datatable): () => void {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => {
    if (query.q.trim() === '' && Object.values(query.filters).every((each) => each.trim() === '')) return
    toaster.show({
      tone: 'success',
      title: t`Row added`,
      text: t`Search and filters may hide it.`,
      action: { label: t`Show all rows`, run: showAll },
    })
  }
}
