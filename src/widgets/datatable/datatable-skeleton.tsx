import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './datatable.css'

/** Rows that are on their way. */
export const DatatableRows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={8} />
  </Loading>
)

/** The table before its texts are here. */
export const DatatableSkeleton = () => (
  <div className={css.root}>
    <div className={css.bar}>
      <Skeleton shape="block" width={280} height={38} />
    </div>
    <DatatableRows />
  </div>
)
