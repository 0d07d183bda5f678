/** Fires a composed, bubbling event; false when a listener of a cancelable one prevented it. */
export function fire(target: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

/** `raan-order-submit` is cancelable, `raan-order-submitted` reports what happened. */
export const isCancelable = (name: string): boolean => !/(ed|error|ready)$/.test(name)
