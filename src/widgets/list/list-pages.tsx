import { useLingui } from '@lingui/react/macro'
import { pageSizes } from '../../core/kernel/list-query'
import { Pagination } from '../ui/pagination'
import * as css from './list.css'

type ListPagesProps = {
  list: { page: number; perPage: number; total: number; goTo(page: number): void; show(rows: number): void }
  /** accessible name of the pagination */
  label: string
  sizes?: readonly number[]
}

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

export function usePagingLabels(navigation: string) {
  const { t } = useLingui()
  return {
    navigation,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page: number) => t`Page ${page}`,
    range: (from: number, to: number, total: number) => t`${from}–${to} of ${total}`,
    perPage: (rows: number) => t`${rows} per page`,
  }
}
