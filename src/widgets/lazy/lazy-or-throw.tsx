import type { ReactNode } from 'react'
import { RaanError } from '../../core/kernel/errors'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from './use-lazy-part'

type LazyOrThrowProps<Part> = {
  part: LazyPart<Part>
  /** shown while loading */
  fallback?: ReactNode
  children(part: Part): ReactNode
}

/**
 * Renders a lazy part where texts may be missing: a load failure is thrown to the boundary, which reports it
 * and retries.
 */
export function LazyOrThrow<Part>({ part, fallback, children }: LazyOrThrowProps<Part>) {
  const { here, isFailed, error } = useLazyPart(part, true)
  if (isFailed) throw new RaanError('chunk', { cause: error })
  return here === undefined ? fallback : children(here)
}
