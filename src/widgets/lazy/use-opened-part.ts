import { useEffect } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { usePressedPart } from './use-pressed-part'

/** The lazy part of what is open, once it is here. Where it does not come, what was to open closes. */
export function useOpenedPart<Part>(part: LazyPart<Part>, isOpen: boolean, onClose: () => void): Part | undefined {
  const { here, enter } = usePressedPart(part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each time it is opened
  useEffect(() => {
    if (isOpen) void enter().then((isHere) => isHere || onClose())
  }, [isOpen])
  return here
}
