import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './email.css'

export const EmailSkeleton = () => (
  <div className={css.whole}>
    <Loading className={css.rows}>
      <Skeleton shape="block" height={38} />
      <Skeleton shape="block" height={36} count={10} />
    </Loading>
  </div>
)

export function MailsSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.panel}>
      <Loading className={css.rows} label={t`Loading email`}>
        <Skeleton shape="block" height={36} count={9} />
      </Loading>
    </div>
  )
}

export const DetailSkeleton = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={38} />
    <Skeleton shape="text" height={28} width="60%" />
    <Skeleton shape="block" height={64} />
    <Skeleton shape="text" count={6} />
  </Loading>
)
