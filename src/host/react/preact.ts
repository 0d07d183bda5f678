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

/** Unique on the page: Preact's own repeats ids where parts appear later, and a label then names another field. */
export const useId = (): string => useState(() => `raan-${++ids}`)[0]

type Settled<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** React's `use`, which Preact has not got: reads a context, or waits for a promise within the Suspense around. */
export function use<T>(source: Context<T> | Promise<T>): T {
  // biome-ignore lint/correctness/useHookAtTopLevel: a context stays one, and a promise
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

// effects of what a press changed have run before the next one, as in React
options.requestAnimationFrame = queueMicrotask

/** What the callback changed is rendered, and its effects have run, when this returns. */
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
/** Preact's own name for the element that was made of a node */
type Made = { __e?: Element | null }

const fields: unknown[] = ['input', 'textarea', 'select']
/** What was rendered into a field last. */
const rendered = new WeakMap<Element, Props>()

/** A field shows what was rendered, also where what somebody entered changed nothing. */
function restore(field: Field): void {
  const { value, checked } = rendered.get(field) ?? {}
  const isSame = field.type === 'number' ? Number(field.value) === Number(value) : field.value === String(value)
  if (value !== undefined && value !== null && !Array.isArray(value) && !isSame) field.value = String(value)
  if (typeof checked !== 'boolean' || !('checked' in field) || field.checked === checked) return
  field.checked = checked
  if (field.type !== 'radio') return
  // another one of its group was on before
  for (const each of (field.getRootNode() as Document | ShadowRoot).querySelectorAll<HTMLInputElement>('[type=radio]'))
    if (each.name === field.name && rendered.get(each)?.checked === true) each.checked = true
}

/** As React does it: when an event of a controlled field is over, what came of it is rendered. */
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
  // as since React 19, a component takes `ref` as one of its props
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

// what FullCalendar and echarts-for-react take of React as a whole
export default { createElement, useId }
