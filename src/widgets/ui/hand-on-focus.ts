/**
 * Call before removing an item: moves focus to the same control of its neighbour, or from the last item to
 * `elsewhere`.
 */
export function handOnFocus(from: Element, control: string, elsewhere: HTMLElement | null | undefined): void {
  const item = from.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>(control) ?? elsewhere
  next?.focus()
}
