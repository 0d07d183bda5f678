import { Loading, Skeleton } from '../ui/skeleton'

export const GallerySkeleton = () => (
  <Loading>
    <Skeleton shape="block" height={480} />
  </Loading>
)
