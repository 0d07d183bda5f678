import { type RefObject, useContext, useEffect } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import { HoldingContext } from './holding-context'
import { type Unsaved, useMarked } from './use-unsaved'

/** A second Escape closes a native dialog without asking anybody: the key is taken before it gets there. */
export function useAskedEscape(containerRef: RefObject<HTMLElement | null>, isUnsaved: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    const dialog = containerRef.current?.closest('dialog')
    if (!isUnsaved || !dialog) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // a question that stands in it closes by itself
      if ((event.target as Element).closest('dialog') !== dialog) return
      event.preventDefault()
      askNow()
    }
    dialog.addEventListener('keydown', press)
    return () => dialog.removeEventListener('keydown', press)
  }, [containerRef, isUnsaved, askNow])
}

/** The browser asks before the page goes, and whoever stands around this place before it goes. */
export function useAskedUnload(isUnsaved: boolean): void {
  const { hold } = useContext(HoldingContext)
  useEffect(() => {
    if (!isUnsaved) return
    const release = hold()
    const stop = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stop)
    return () => {
      release()
      window.removeEventListener('beforeunload', stop)
    }
  }, [isUnsaved, hold])
}

type AskedForm = {
  unsaved: Pick<Unsaved, 'mark'>
  /** names it among the parts of its place */
  part: string
  containerRef: RefObject<HTMLElement | null>
  isDirty: boolean
  /** it may have been saved, nobody answered */
  isUncertain?: boolean
  /** nothing closes it while an answer is awaited */
  isBusy?: boolean
  onClose(): void
}

/** A form in a drawer: while it holds something unsaved, neither a key nor the browser takes it away unasked. */
export function useAskedForm({
  unsaved,
  part,
  containerRef,
  isDirty,
  isUncertain,
  isBusy = false,
  onClose,
}: AskedForm): void {
  useMarked(unsaved.mark, part, isDirty, isUncertain)
  useAskedEscape(containerRef, isDirty && !isBusy, onClose)
  useAskedUnload(isDirty)
}
