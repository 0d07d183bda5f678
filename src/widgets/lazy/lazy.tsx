import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { FailurePanel } from '../failure/failure-panel'
import { useLazyPart } from './use-lazy-part'

type LazyProps<Part> = {
  part: LazyPart<Part>
  /** shown while loading */
  fallback: ReactNode
  children(part: Part): ReactNode
}

/** Renders a lazy part; reports a load failure and offers to retry. */
export function Lazy<Part>({ part, fallback, children }: LazyProps<Part>) {
  const { t } = useLingui()
  const { here, isFailed, enter } = useLazyPart(part, true)
  if (here !== undefined) return children(here)
  if (!isFailed) return fallback
  return <FailurePanel title={t`Couldn't load this section`} onRetry={() => void enter()} />
}
