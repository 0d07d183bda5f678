import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { FailurePanel } from '../failure/failure-panel'
import { OwnPageContext, useNewBuild } from './own-page'
import { useLazyPart } from './use-lazy-part'

type LazyProps<Part> = {
  part: LazyPart<Part>
  /** shown while loading */
  fallback: ReactNode
  children(part: Part): ReactNode
}

/** Renders a lazy part; reports a load failure and offers to retry, or to reload the page if that is what helps. */
export function Lazy<Part>({ part, fallback, children }: LazyProps<Part>) {
  const { t } = useLingui()
  const page = useContext(OwnPageContext)
  const { here, isFailed, enter } = useLazyPart(part, true)
  const newBuild = useNewBuild(isFailed)
  if (here !== undefined) return children(here)
  if (!isFailed || newBuild === 'asking') return fallback
  if (page && newBuild === 'there')
    return (
      <FailurePanel title={t`A new version was released`} onRetry={page.reload} retryLabel={t`Reload the page`}>
        {t`Save your changes, then reload the page.`}
      </FailurePanel>
    )
  return (
    <FailurePanel title={t`Couldn't load this section`} onRetry={() => void enter()}>
      {t`Check your connection and try again. If that doesn't help, reload the page.`}
    </FailurePanel>
  )
}
