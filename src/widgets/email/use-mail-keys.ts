import { type KeyboardEvent, useEffect, useRef } from 'react'
import { actionOf, type MailAction } from './mail-keys'

/** `false`: not handled, the browser gets the key. */
export type MailActs = Partial<Record<MailAction, (key: string) => unknown>>

const writes = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox]'
/** handle their own keys */
const apart = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** these keys keep their native action */
const presses = 'a, button, input, summary'

function isOwn(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
    return true
  const [target] = event.nativeEvent.composedPath()
  if (!(target instanceof Element) || target.closest(`${writes}, ${apart}`)) return true
  return event.key === 'Enter' && target.closest(presses) !== null
}

/** Shortcuts work anywhere in the widget except in text fields. Mounted parts register their actions. */
export function useMailKeys() {
  const parts = useRef(new Map<string, MailActs>())
  return {
    /** pass undefined to unregister */
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

export function useMailActs(keys: Pick<MailKeys, 'offer'>, part: string, acts: MailActs): void {
  useEffect(() => {
    keys.offer(part, acts)
    return () => keys.offer(part, undefined)
  })
}
