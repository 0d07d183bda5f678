import { type RefObject, useEffect, useState } from 'react'
import type { Span } from '../../../core/order/paste/order.paste.fields'

/** The part of the message selected or pressed last; in the text box also by touch and keyboard. */
export function useSelectedPart(box: RefObject<HTMLTextAreaElement | null>, text: string | undefined) {
  const [selectedPart, setSelectedPart] = useState<Span>()
  // positions are invalid in another text
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the text changes
  useEffect(() => setSelectedPart(undefined), [text])
  useEffect(() => {
    const area = box.current
    if (!area) return
    // React's onSelect doesn't fire in a shadow root
    const look = () => {
      const { selectionStart, selectionEnd } = area
      if (selectionStart < selectionEnd) setSelectedPart([selectionStart, selectionEnd])
    }
    area.addEventListener('select', look)
    return () => area.removeEventListener('select', look)
  }, [box])
  return [selectedPart, setSelectedPart] as const
}

type Selecting = Node & { getSelection?(): Selection | null }

/** Offset in the message of a point in the rendered text; each piece has its start as an attribute. */
function placeOf(place: HTMLElement, node: Node, offset: number): number | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const piece = element?.closest<HTMLElement>('[data-start]')
  if (!piece || !place.contains(piece)) return undefined
  return Number(piece.dataset.start) + offset
}

/** A shadow root has its own selection. */
export function selectedPartIn(place: HTMLElement): Span | undefined {
  const root = place.getRootNode() as Selecting
  const selection = root.getSelection ? root.getSelection() : place.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const start = placeOf(place, startContainer, startOffset)
  const end = placeOf(place, endContainer, endOffset)
  return start !== undefined && end !== undefined && start < end ? [start, end] : undefined
}
