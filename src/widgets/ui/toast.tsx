import Failed from 'lucide-react/icons/circle-alert'
import Done from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Warning from 'lucide-react/icons/triangle-alert'
import Close from 'lucide-react/icons/x'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { guardUnload } from '../runtime/guard-unload'
import { useEffectEvent } from '../runtime/use-effect-event'
import { Button } from './button'
import { classNames } from './class-names'
import * as css from './toast.css'
import type { Toast, Toaster as ToastSource } from './toaster'
import { isTextField, isThai, usePageKeys } from './use-page-keys'

/** Ctrl+Z or ⌘Z, also on a Thai keyboard; a text field has its own. */
const isUndoKey = (
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  target: EventTarget | undefined,
): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'z' || (code === 'KeyZ' && isThai(key))) &&
  !isTextField(target)

const icons = { info: Info, success: Done, warning: Warning, error: Failed }

function ToastCard({ toast, dismissLabel, onDismiss }: { toast: Toast; dismissLabel: string; onDismiss(): void }) {
  const Icon = icons[toast.tone]
  const { action } = toast
  return (
    <li className={classNames(css.toast, css.tones[toast.tone])} part="toast" data-toast={toast.id}>
      <Icon className={classNames(css.icon, css.iconTones[toast.tone])} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.title}>{toast.title}</p>
        {toast.text && <p className={css.text}>{toast.text}</p>}
        {action && (
          <Button
            size="s"
            aria-keyshortcuts={action.isUndo ? 'Control+Z Meta+Z' : undefined}
            onClick={() => {
              onDismiss()
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button look="ghost" size="s" icon={<Close />} label={dismissLabel} onClick={onDismiss} />
    </li>
  )
}

/** Calls its listener each time; returns a function that ends this. */
type Signal = (listener: () => void) => () => void

type ToasterProps = {
  toaster: ToastSource
  dismissLabel: string
  /** the backend answers again */
  whenBack?: Signal
  /** a later change was stored: repeating earlier ones unasked might undo it */
  whenOvertaken?: Signal
}

/** Errors are announced assertively and stay, other messages politely and disappear. */
export function Toaster({ toaster, dismissLabel, whenBack, whenOvertaken }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot)
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const overtaken = useRef(new Set<string>())
  const newest = toasts.at(-1)?.id

  // shown again for each message, to be above dialogs opened since
  useLayoutEffect(() => {
    const node = region.current
    if (newest === undefined || !node) return
    const root = node.getRootNode() as Document | ShadowRoot
    if (node.contains(root.activeElement)) return
    // the foot of a drawer has its main button where messages stand
    node.toggleAttribute('data-aside', root.querySelector('dialog[open]') !== null)
    if (typeof node.showPopover !== 'function') return
    node.showPopover()
    return () => {
      if (node.matches(':popover-open') && !node.matches(':focus-within')) node.hidePopover()
    }
  }, [newest])

  const enter = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    toaster.pause()
  }
  // dismissing a focused or hovered message must neither lose focus nor leave the timers paused
  const dismiss = (id: string) => {
    const node = region.current
    const hadFocus = node?.matches(':focus-within')
    toaster.dismiss(id)
    overtaken.current.delete(id)
    toaster.resume()
    if (!node || !hadFocus) return
    const next = node.querySelector<HTMLElement>(`[data-toast]:not([data-toast="${id}"]) button`) ?? cameFrom.current
    if (next instanceof HTMLElement) next.focus()
  }

  const waiting = toasts.filter(({ action }) => action?.runsWhenBack)
  const isWaiting = waiting.length > 0
  const runWaiting = useEffectEvent(() => {
    for (const { id, action } of waiting.filter(({ id }) => !overtaken.current.has(id))) {
      dismiss(id)
      action?.run()
    }
  })
  const overtake = useEffectEvent(() => {
    for (const { id } of waiting) overtaken.current.add(id)
  })
  useEffect(() => whenBack?.(runWaiting), [whenBack, runWaiting])
  useEffect(() => whenOvertaken?.(overtake), [whenOvertaken, overtake])
  useEffect(() => (isWaiting ? guardUnload() : undefined), [isWaiting])

  const undoable = toasts.findLast(({ action }) => action?.isUndo)
  usePageKeys({
    scope: undoable ? 'widget' : 'none',
    containerRef: region,
    isKey: isUndoKey,
    onPress() {
      if (!undoable) return
      dismiss(undoable.id)
      undoable.action?.run()
    },
  })

  const cards = (list: readonly Toast[]) =>
    list.map((toast) => (
      <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => dismiss(toast.id)} />
    ))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timers, nothing is operated
    <div
      ref={region}
      popover="manual"
      className={css.region}
      part="toasts"
      onPointerOver={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={enter}
      onBlur={toaster.resume}
    >
      <div role="status" aria-live="polite" aria-atomic="false">
        <ul className={css.list}>{cards(toasts.filter((toast) => toast.tone !== 'error'))}</ul>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        <ul className={classNames(css.list, css.errors)}>{cards(toasts.filter((toast) => toast.tone === 'error'))}</ul>
      </div>
    </div>
  )
}
