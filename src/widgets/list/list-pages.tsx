import { pageSizes } from '../../core/kernel/list-query'
import { Pagination } from '../ui/pagination'
import * as css from './list.css'
import { usePagingLabels } from './use-paging-labels'

type ListPagesProps = {
  list: { page: number; perPage: number; total: number; goTo(page: number): void; show(rows: number): void }
  /** names the pages: of orders, of customers */
  label: string
  sizes?: readonly number[]
}

/** Below the rows: which of how many, and the way to the others. */
export function ListPages({ list, label, sizes = pageSizes }: ListPagesProps) {
  return (
    <div className={css.foot}>
      <Pagination
        page={list.page}
        perPage={list.perPage}
        total={list.total}
        onChange={list.goTo}
        perPageChoices={sizes}
        onPerPageChange={list.show}
        labels={usePagingLabels(label)}
      />
    </div>
  )
}
