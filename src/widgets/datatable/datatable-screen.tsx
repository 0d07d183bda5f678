import { messages } from 'langraan:messages/datatable'
import { useLingui } from '@lingui/react/macro'
import { defineWidget } from '../runtime/define-widget'
import { Tabs } from '../ui/tabs'
import { apps, RaanDatatable } from './datatable'
import { DatatableSkeleton } from './datatable-skeleton'

type DatatableScreenProps = {
  /** `mode=server` and its page */
  search: string
  setSearch(search: string, options?: { replace?: boolean }): void
}

function DatatableTabs({ search, setSearch }: DatatableScreenProps) {
  const { t } = useLingui()
  const params = new URLSearchParams(search)
  const mode = params.get('mode') === 'server' ? 'server' : 'client'
  params.delete('mode')
  return (
    <Tabs
      label={t`Row display`}
      value={mode}
      onChange={(next) => setSearch(next === 'server' ? 'mode=server' : '')}
      tabs={[
        { value: 'client', label: t`All rows on one page` },
        { value: 'server', label: t`Page by page` },
      ]}
    >
      {mode === 'client' ? (
        <RaanDatatable key="client" />
      ) : (
        <RaanDatatable
          key="server"
          mode="server"
          query={params.toString()}
          onQueryChanged={({ query, replace }) =>
            setSearch(query === '' ? 'mode=server' : `mode=server&${query}`, { replace })
          }
        />
      )}
    </Tabs>
  )
}

export const DatatableScreen = defineWidget<DatatableScreenProps>({
  apps,
  messages: [messages],
  Skeleton: DatatableSkeleton,
  View: DatatableTabs,
})
