import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './product.css'

/** As large as the product that comes. */
export const ProductSkeleton = () => (
  <Loading>
    <div className={css.page}>
      <Skeleton shape="block" className={css.pictureArea} />
      <div className={css.words}>
        <Skeleton shape="block" height={36} width="60%" />
        <Skeleton width="30%" />
        <Skeleton shape="block" height={40} width={140} />
        <Skeleton count={3} />
        <Skeleton shape="block" height={40} width="50%" />
      </div>
    </div>
  </Loading>
)
