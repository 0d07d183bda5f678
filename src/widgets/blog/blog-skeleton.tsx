import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './blog.css'

export const BlogCards = ({ count = 4, label }: { count?: number; label?: string }) => (
  <Loading className={css.grid} {...(label && { label })}>
    <Skeleton shape="block" height={340} count={Math.min(count, 4)} />
  </Loading>
)

export const BlogPlaceholder = () => (
  <div className={css.root}>
    <div className={css.list}>
      <Skeleton shape="block" height={38} />
      <BlogCards />
    </div>
  </div>
)

export const PostPlaceholder = () => (
  <Loading className={css.one}>
    <Skeleton shape="block" height={44} />
    <Skeleton shape="block" height={480} />
  </Loading>
)
