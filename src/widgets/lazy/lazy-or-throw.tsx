import type { ReactNode } from 'react'
import { RaanError } from '../../core/kernel/errors'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from './use-lazy-part'

type LazyOrThrowProps<Part> = {
  part: LazyPart<Part>
  /** stands here meanwhile */
  fallback?: ReactNode
  children(part: Part): ReactNode
}

/** Shows a lazy part where there may be no texts: the boundary around it says that it did not come, and asks again. */
export function LazyOrThrow<Part>({ part, fallback, children }: LazyOrThrowProps<Part>) {
  const { here, isFailed, error } = useLazyPart(part, true)
  if (isFailed) throw new RaanError('chunk', { cause: error })
  return here === undefined ? fallback : children(here)
}
