import type { Span } from '../../../core/order/paste/order.paste.fields'

type Selecting = Node & { getSelection?(): Selection | null }

/** Where a point of the shown text stands in the message; each piece says where it starts. */
function placeOf(place: HTMLElement, node: Node, offset: number): number | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const piece = element?.closest<HTMLElement>('[data-start]')
  if (!piece || !place.contains(piece)) return undefined
  return Number(piece.dataset.start) + offset
}

/** The stretch of the message that is selected in the text shown here; a shadow root has a selection of its own. */
export function stretchIn(place: HTMLElement): Span | undefined {
  const root = place.getRootNode() as Selecting
  const selection = root.getSelection ? root.getSelection() : place.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const start = placeOf(place, startContainer, startOffset)
  const end = placeOf(place, endContainer, endOffset)
  return start !== undefined && end !== undefined && start < end ? [start, end] : undefined
}
