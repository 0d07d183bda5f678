import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './datatable.css'

export const DatatableRows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={8} />
  </Loading>
)

export const DatatableSkeleton = () => (
  <div className={css.root}>
    <div className={css.bar}>
      <Skeleton shape="block" width={280} height={38} />
    </div>
    <DatatableRows />
  </div>
)
