import type { ReactNode } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { PartFailure } from './part-failure'
import { useLazyPart } from './use-lazy-part'

type LazyProps<Part> = {
  part: LazyPart<Part>
  /** shown while loading */
  fallback: ReactNode
  children(part: Part): ReactNode
}

/** Renders a lazy part; reports a load failure and offers to retry, or to reload the page if that is what helps. */
export function Lazy<Part>({ part, fallback, children }: LazyProps<Part>) {
  const { here, isFailed, enter } = useLazyPart(part, true)
  if (here !== undefined) return children(here)
  if (!isFailed) return fallback
  return <PartFailure fallback={fallback} onRetry={enter} />
}
