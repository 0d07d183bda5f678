import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './profile.css'

/** The profile before it is here. */
export const ProfileSkeleton = ({ label }: { label?: string }) => (
  <Loading className={css.root} {...(label && { label })}>
    <Skeleton shape="block" height={240} />
    <div className={css.feed}>
      <div className={css.posts}>
        <Skeleton shape="block" height={260} count={2} />
      </div>
      <div className={css.before}>
        <Skeleton shape="block" height={180} count={2} />
      </div>
      <div className={css.side}>
        <Skeleton shape="block" height={180} count={2} />
      </div>
    </div>
  </Loading>
)
