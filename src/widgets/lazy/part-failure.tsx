import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'
import { FailurePanel } from '../failure/failure-panel'
import { OwnPageContext, useNewBuild } from './own-page'
import { useLoadAgain } from './use-load-again'

type PartFailureProps = {
  title?: string
  /** shown until it is known whether there is a new version */
  fallback?: ReactNode
  /** replaces the advice */
  children?: ReactNode
  onRetry(): unknown
}

/** In place of a part whose code failed to load: offers to retry, or to reload the page if that is what helps. */
export function PartFailure({ title, fallback, children, onRetry }: PartFailureProps) {
  const { t } = useLingui()
  const page = useContext(OwnPageContext)
  const newBuild = useNewBuild(true)
  useLoadAgain(onRetry)
  if (newBuild === 'asking') return fallback
  if (page && newBuild === 'there')
    return (
      <FailurePanel title={t`A new version was released`} onRetry={page.reload} retryLabel={t`Reload the page`}>
        {t`Save your changes, then reload the page.`}
      </FailurePanel>
    )
  return (
    <FailurePanel title={title ?? t`Couldn't load this section`} onRetry={() => void onRetry()}>
      {children ?? t`Check your connection and try again. If that doesn't help, reload the page.`}
    </FailurePanel>
  )
}
