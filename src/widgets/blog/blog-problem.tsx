import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import type { RaanError } from '../../core/kernel/errors'
import { FailurePanel } from '../failure/failure-panel'
import { LookAgain } from '../list/look-again'
import { EmptyPanel } from '../ui/empty-panel'
import { NavigationButton } from './blog-navigation'
import { PostPlaceholder } from './blog-skeleton'

type BlogProblemProps = {
  status: string
  error: RaanError | undefined
  onRetry(): void
}

export function BlogProblem({ status, error, onRetry }: BlogProblemProps) {
  const { t } = useLingui()
  if (status === 'missing')
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`Post not found`}
        action={
          <>
            <LookAgain onLook={onRetry} />
            <NavigationButton to={{ mode: 'list' }}>{t`Back to posts`}</NavigationButton>
          </>
        }
      >
        {t`The address may have changed, or there's no post yet.`}
      </EmptyPanel>
    )
  if (status !== 'failed') return <PostPlaceholder />
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the post`}
      forbidden={t`You don't have access to the blog`}
      onRetry={onRetry}
    />
  )
}
