import type { LazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from './use-lazy-part'
import { useLostPart } from './use-lost-part'

/** A lazy part that comes with a press: that it did not come is told, and the next press tries again. */
export function usePressedPart<Part>(part: LazyPart<Part>) {
  const tellLost = useLostPart()
  const { here, isLoading, enter } = useLazyPart(part)
  return {
    here,
    isLoading,
    preload: part.preload,
    async enter(): Promise<boolean> {
      if (here !== undefined || (await enter())) return true
      tellLost()
      return false
    },
  }
}
