import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './users.css'

/** Rows that are on their way. */
export const UsersRows = ({ count = 10, label }: { count?: number; label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={Math.min(count, 10)} />
  </Loading>
)

/** The list before its texts are here. */
export const UsersSkeleton = () => (
  <div className={css.root}>
    <div className={css.rows}>
      <Skeleton shape="block" height={38} />
    </div>
    <UsersRows />
  </div>
)
