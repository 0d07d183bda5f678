import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePagingLabels } from '../../list/list-pages'
import { Pagination } from '../../ui/pagination'

export function PaginationSpecimen() {
  const { t } = useLingui()
  const labels = usePagingLabels(t`Pages of orders`)
  const [page, setPage] = useState(3)
  const [perPage, setPerPage] = useState(10)
  return (
    <Pagination
      page={page}
      perPage={perPage}
      total={257}
      onChange={setPage}
      perPageChoices={[10, 25, 50]}
      onPerPageChange={(count) => {
        setPage(1)
        setPerPage(count)
      }}
      labels={labels}
    />
  )
}
