import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './todo.css'

/** Tasks that are on their way. */
export const TodoRows = ({ label }: { label?: string }) => (
  <Loading className={css.waiting} {...(label && { label })}>
    <Skeleton shape="block" height={40} count={8} />
  </Loading>
)

/** The list before its texts are here. */
export const TodoSkeleton = () => (
  <div className={css.first}>
    <div className={css.waiting}>
      <Skeleton shape="block" height={38} />
    </div>
    <TodoRows />
  </div>
)
