import { Loading, Skeleton } from '../ui/skeleton'

export const GalleryPlace = () => (
  <Loading>
    <Skeleton shape="block" height={480} />
  </Loading>
)
