import { connectionNames } from '../../core/account/account.contract'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './account.css'

export const AccountSkeleton = ({ label }: { label?: string }) => (
  <Loading className={css.root} {...(label && { label })}>
    <div className={css.parts}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={62} count={4} />
    </div>
  </Loading>
)

export const PasswordSkeleton = () => (
  <Loading className={css.parts}>
    <Skeleton shape="block" height={62} count={3} />
  </Loading>
)

export const ConnectionsSkeleton = () => <Skeleton shape="block" height={66} count={connectionNames.length} />
