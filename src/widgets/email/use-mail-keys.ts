import { type KeyboardEvent, useEffect, useRef } from 'react'
import { actionOf, type MailAction } from './mail-keys'

/** `false`: there was nothing to do, the key goes its own way. */
export type MailActs = Partial<Record<MailAction, (key: string) => unknown>>

const writes = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox]'
/** have keys of their own */
const apart = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** do with these keys what they do everywhere */
const presses = 'a, button, input, summary'

function isOwn(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
    return true
  const [target] = event.nativeEvent.composedPath()
  if (!(target instanceof Element) || target.closest(`${writes}, ${apart}`)) return true
  return event.key === 'Enter' && target.closest(presses) !== null
}

/** One key, one deed, wherever in the widget the focus is but where one writes. The parts on the screen say what they can do. */
export function useMailKeys() {
  const parts = useRef(new Map<string, MailActs>())
  return {
    /** `part` leaves with undefined */
    offer(part: string, acts: MailActs | undefined) {
      if (acts) parts.current.set(part, acts)
      else parts.current.delete(part)
    },
    onKeyDown(event: KeyboardEvent) {
      const action = actionOf(event)
      if (!action || isOwn(event)) return
      const act = [...parts.current.values()].map((acts) => acts[action]).findLast(Boolean)
      if (!act || act(event.key) === false) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

export type MailKeys = ReturnType<typeof useMailKeys>

/** What a part does on keys while it is on the screen. */
export function useMailActs(keys: Pick<MailKeys, 'offer'>, part: string, acts: MailActs): void {
  useEffect(() => {
    keys.offer(part, acts)
    return () => keys.offer(part, undefined)
  })
}
