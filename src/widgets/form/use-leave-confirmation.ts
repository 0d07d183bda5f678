import { type RefObject, useContext, useEffect } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import { HoldingContext } from './holding-context'
import { type Unsaved, useMarked } from './use-unsaved'

/** A second Escape closes a native dialog without a cancel event, so the key is handled before it. */
export function useConfirmedEscape(
  containerRef: RefObject<HTMLElement | null>,
  isUnsaved: boolean,
  ask: () => void,
): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    const dialog = containerRef.current?.closest('dialog')
    if (!isUnsaved || !dialog) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // a confirmation inside handles its own Escape
      if ((event.target as Element).closest('dialog') !== dialog) return
      event.preventDefault()
      askNow()
    }
    dialog.addEventListener('keydown', press)
    return () => dialog.removeEventListener('keydown', press)
  }, [containerRef, isUnsaved, askNow])
}

/** Asks on unload, and registers with the surrounding Holding. */
export function useConfirmedUnload(isUnsaved: boolean): void {
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
  /** identifies it among the forms here */
  part: string
  containerRef: RefObject<HTMLElement | null>
  isDirty: boolean
  /** a request without a response may have saved it */
  isUncertain?: boolean
  /** can't be closed while a request is pending */
  isBusy?: boolean
  onClose(): void
}

/** Guards a form in a drawer: Escape, close and unload ask while it has unsaved changes. */
export function useConfirmedForm({
  unsaved,
  part,
  containerRef,
  isDirty,
  isUncertain,
  isBusy = false,
  onClose,
}: AskedForm): void {
  useMarked(unsaved.mark, part, isDirty, isUncertain)
  useConfirmedEscape(containerRef, isDirty && !isBusy, onClose)
  useConfirmedUnload(isDirty)
}
