import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { useContext } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { FailurePanel } from '../failure/failure-panel'
import { LookAgain } from '../list/look-again'
import { EmptyPanel } from '../ui/empty-panel'
import { NavigationButton, UserNavigationContext } from './user-navigation'
import { UserPlaceholder } from './user-part'

type UserProblemProps = {
  status: string
  error: RaanError | undefined
  onRetry(): void
}

export function UserProblem({ status, error, onRetry }: UserProblemProps) {
  const { t } = useLingui()
  const { hasList } = useContext(UserNavigationContext)
  const back = hasList && <NavigationButton to={{ mode: 'list' }}>{t`Back to users`}</NavigationButton>
  if (status === 'missing')
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`User not found`}
        action={
          <>
            <LookAgain onLook={onRetry} />
            {back}
          </>
        }
      >
        {t`They may have been deleted.`}
      </EmptyPanel>
    )
  if (status !== 'failed') return <UserPlaceholder />
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the user`}
      forbidden={t`You don't have access to users`}
      onRetry={onRetry}
    />
  )
}
