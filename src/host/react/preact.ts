import { options } from 'preact'
import { type Context, createElement, flushSync as flushRenders, useContext, useState } from 'preact/compat'

export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  PureComponent,
  StrictMode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} from 'preact/compat'

let ids = 0

/** Unique per page: Preact's own ids repeat across roots that mount later, so a label could name the wrong field. */
export const useId = (): string => useState(() => `raan-${++ids}`)[0]

type Settled<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** React's `use`, which Preact lacks: reads a context, or suspends on a promise. */
export function use<T>(source: Context<T> | Promise<T>): T {
  // biome-ignore lint/correctness/useHookAtTopLevel: a given source is always a context or always a promise
  if (!('then' in source)) return useContext(source)
  const promise: Settled<T> = source
  if (promise.status === 'fulfilled') return promise.value as T
  if (promise.status === 'rejected') throw promise.reason
  if (!promise.status) {
    promise.status = 'pending'
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      (reason) => void Object.assign(promise, { status: 'rejected', reason }),
    )
  }
  throw promise
}

// as in React, the effects of an event run before the next one
options.requestAnimationFrame = queueMicrotask

/** Renders the callback's updates and runs their effects before returning. */
export function flushSync<T>(callback: () => T): T {
  const { requestAnimationFrame = queueMicrotask } = options
  const effects: (() => void)[] = []
  options.requestAnimationFrame = (run) => void effects.push(run)
  try {
    return flushRenders(callback)
  } finally {
    options.requestAnimationFrame = requestAnimationFrame
    for (const run of effects) run()
  }
}

type Props = Record<string, unknown>
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Preact's private property with the element created for a vnode */
type Made = { __e?: Element | null }

const fields: unknown[] = ['input', 'textarea', 'select']
/** Props a field was last rendered with. */
const rendered = new WeakMap<Element, Props>()

/** Resets a field to its rendered value if user input didn't change the state. */
function restore(field: Field): void {
  const { value, checked } = rendered.get(field) ?? {}
  const isSame = field.type === 'number' ? Number(field.value) === Number(value) : field.value === String(value)
  if (value !== undefined && value !== null && !Array.isArray(value) && !isSame) field.value = String(value)
  if (typeof checked !== 'boolean' || !('checked' in field) || field.checked === checked) return
  field.checked = checked
  if (field.type !== 'radio') return
  // restores the radio button of the group that was checked before
  for (const each of (field.getRootNode() as Document | ShadowRoot).querySelectorAll<HTMLInputElement>('[type=radio]'))
    if (each.name === field.name && rendered.get(each)?.checked === true) each.checked = true
}

/** As in React, the updates of a controlled field are rendered at the end of its event. */
const settling = (handler: (event: Event) => void) =>
  function (this: unknown, event: Event) {
    flushSync(() => handler.call(this, event))
    restore(event.currentTarget as Field)
  }

const { vnode: beforeVNode, diffed: beforeDiffed } = options

options.vnode = (vnode) => {
  const { type, ref } = vnode as { type: unknown; ref?: unknown }
  const props = vnode.props as Props
  if (fields.includes(type) && ('value' in props || 'checked' in props))
    for (const name of ['onChange', 'onInput'] as const) {
      const handler = props[name]
      if (typeof handler === 'function') props[name] = settling(handler as (event: Event) => void)
    }
  // since React 19, function components take `ref` as a prop
  if (ref && typeof type === 'function' && !type.prototype?.render) {
    props.ref = ref
    delete vnode.ref
  }
  beforeVNode?.(vnode)
}

options.diffed = (vnode) => {
  const element = (vnode as Made).__e
  if (element && fields.includes(vnode.type)) rendered.set(element, vnode.props as Props)
  beforeDiffed?.(vnode)
}

// what FullCalendar and echarts-for-react use of React's default export
export default { createElement, useId }
