import { type RefObject, useEffect, useState } from 'react'
import type { Span } from '../../../core/order/paste/order.paste.fields'

/** The part of the message that was selected or pressed last; in the box by mouse, finger or Shift and arrows. */
export function useStretch(box: RefObject<HTMLTextAreaElement | null>, text: string | undefined) {
  const [stretch, setStretch] = useState<Span>()
  // another text has other places
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten when the text changes
  useEffect(() => setStretch(undefined), [text])
  useEffect(() => {
    const area = box.current
    if (!area) return
    // React's own event for this does not come in a shadow root
    const look = () => {
      const { selectionStart, selectionEnd } = area
      if (selectionStart < selectionEnd) setStretch([selectionStart, selectionEnd])
    }
    area.addEventListener('select', look)
    return () => area.removeEventListener('select', look)
  }, [box])
  return [stretch, setStretch] as const
}
