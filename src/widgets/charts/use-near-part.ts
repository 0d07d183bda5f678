import type { LazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useSeen } from './use-seen'

/** A lazy part that comes once somebody gets near the place it draws in: give `place` to what is watched. */
export function useNearPart<Part>(part: LazyPart<Part>) {
  const { containerRef, isSeen } = useSeen<HTMLDivElement>()
  return { containerRef, ...useLazyPart(part, isSeen) }
}
