import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './account.css'

/** The settings before they are here. */
export const AccountSkeleton = ({ label }: { label?: string }) => (
  <Loading className={css.root} {...(label && { label })}>
    <div className={css.parts}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={62} count={4} />
    </div>
  </Loading>
)

/** The fields of a new password before they are here. */
export const PasswordSkeleton = () => (
  <Loading className={css.parts}>
    <Skeleton shape="block" height={62} count={3} />
  </Loading>
)
