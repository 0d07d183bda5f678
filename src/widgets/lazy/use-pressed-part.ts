import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { useToaster } from '../runtime/use-toaster'
import { loadFailureId } from './own-page'
import { useLazyPart } from './use-lazy-part'
import { useLoadFailure } from './use-load-failure'

/** Reports that a section, or its menu, failed to load; the next press tries again. */
export function useReportLoadFailure() {
  const { t } = useLingui()
  return useLoadFailure({
    title: t`Couldn't load this section`,
    text: t`Check your connection and try again. If that doesn't help, reload the page.`,
  })
}

/** Loads a part on press: a failure is reported, and the next press tries again. */
export function usePressedPart<Part>(part: LazyPart<Part>) {
  const reportLoadFailure = useReportLoadFailure()
  const toaster = useToaster()
  const { here, isLoading, enter } = useLazyPart(part)
  return {
    here,
    isLoading,
    preload: part.preload,
    async enter(): Promise<boolean> {
      if (here !== undefined) return true
      const isLoaded = await enter()
      // the report of an earlier attempt is over
      if (isLoaded) toaster.dismiss(loadFailureId)
      else void reportLoadFailure()
      return isLoaded
    },
  }
}

/** The part of an open dialog or drawer, once loaded. If it fails to load, the dialog or drawer closes. */
export function useOpenedPart<Part>(part: LazyPart<Part>, isOpen: boolean, onClose: () => void): Part | undefined {
  const { here, enter } = usePressedPart(part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per opening
  useEffect(() => {
    if (isOpen) void enter().then((isHere) => isHere || onClose())
  }, [isOpen])
  return here
}
