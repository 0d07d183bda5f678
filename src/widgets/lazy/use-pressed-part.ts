import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { useToaster } from '../runtime/use-toaster'
import { useLazyPart } from './use-lazy-part'

/** Says that code which comes with a press did not come; the next press tries again. */
export function useLostPart() {
  const { t } = useLingui()
  const toaster = useToaster()
  return () =>
    toaster.show({
      id: 'lazy-part',
      tone: 'error',
      title: t`Couldn't load this section`,
      text: t`Check your connection and try again.`,
    })
}

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

/** The lazy part of what is open, once it is here. Where it does not come, what was to open closes. */
export function useOpenedPart<Part>(part: LazyPart<Part>, isOpen: boolean, onClose: () => void): Part | undefined {
  const { here, enter } = usePressedPart(part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each time it is opened
  useEffect(() => {
    if (isOpen) void enter().then((isHere) => isHere || onClose())
  }, [isOpen])
  return here
}
