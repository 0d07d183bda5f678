import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lookUp } from '../../core/kernel/look-up'
import type { Task } from '../../core/todo/todo.contract'
import { movedTo } from '../../core/todo/todo.order'

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

/** Index in the other rows at this height. */
function positionAt(list: HTMLElement, id: number, y: number): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-task]')].filter((row) => row.dataset.task !== String(id))
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 2
  }).length
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The page whose button, below the list, is at this place. */
function pageAt(list: HTMLElement, { clientX, clientY }: PointerEvent): number | undefined {
  const root = list.getRootNode() as Document | ShadowRoot
  const on = root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('button[data-page]')
  return on ? Number(on.dataset.page) : undefined
}

/** Which page a step beyond an end of the list leads to. */
const beyondEnds: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => (at === 0 ? -1 : 0),
  ArrowDown: (at, last) => (at === last ? 1 : 0),
}

/** Moving a row makes its controls lose focus. */
function focusControl(list: HTMLElement | null, { id, key }: Moved, isScrolled: boolean): void {
  const row = list?.querySelector<HTMLElement>(`[data-task="${id}"]`)
  row?.querySelector<HTMLElement>(`[data-key=${key}]`)?.focus({ preventScroll: true })
  if (isScrolled) row?.scrollIntoView({ block: 'nearest' })
}

export type Lifted = { what: 'lifted' | 'moved' | 'dropped' | 'returned' }

type TaskDrag = {
  tasks: readonly Task[]
  isMovable: boolean
  /** `place` is 1-based */
  onSay(what: Lifted['what'], task: Task, position: number, count: number): void
  /** ids of the shown list in their new order */
  onMove(task: Task, ids: readonly number[]): void
  /** the pages of the list, if only one of them is shown */
  paging?: { page: number; pages: number; onCross(task: Task, page: number): void }
}

/** Where a task is in the shown list, from 0, and where its menu moves it. */
export type TaskPlace = {
  at: number
  last: number
  page: number
  pages: number
  moveTo(at: number): void
  moveToPage(page: number): void
}

/** The task that is moved, and its control that was used. */
type Moved = { id: number; key: 'handle' | 'move' }

type Held = { id: number; from: number; at: number; by: 'pointer' | 'keyboard' }

/** Reordering by pointer or keyboard. The rows move immediately, the change is made on drop. */
export function useTaskDrag({ tasks, isMovable, onSay, onMove, paging }: TaskDrag) {
  const list = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<Held>()
  /** moved in one step, without being lifted */
  const moved = useRef<Moved>(undefined)
  const task = isMovable ? tasks.find(({ id }) => id === held?.id) : undefined
  const byId = new Map(tasks.map((each) => [each.id, each]))
  const order = held && task ? movedTo(idsOf(tasks), held.id, held.at) : idsOf(tasks)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step
  useLayoutEffect(() => {
    const one: Moved | undefined = held ? { id: held.id, key: 'handle' } : moved.current
    // a task that goes to another page is awaited there
    if (!one || byId.has(one.id)) moved.current = undefined
    // a task that was just grabbed stays under the pointer
    if (one) focusControl(list.current, one, held?.by !== 'pointer' || held.at !== held.from)
  }, [held?.id, order.join(' ')])

  const lift = (target: Task, by: Held['by']) => {
    const at = tasks.indexOf(target)
    setHeld({ id: target.id, from: at, at, by })
    if (by === 'keyboard') onSay('lifted', target, at + 1, tasks.length)
  }
  const move = (at: number) => {
    if (!held || !task || at === held.at) return
    setHeld({ ...held, at })
    if (held.by === 'keyboard') onSay('moved', task, at + 1, tasks.length)
  }
  const put = (what: Lifted['what'], target: Task, at: number) => {
    onSay(what, target, at + 1, tasks.length)
    // a task without an id can't be stored at a position
    if (at !== tasks.indexOf(target))
      onMove(
        target,
        movedTo(idsOf(tasks), target.id, at).filter((id) => id > 0),
      )
  }
  const step = (target: Task, to: number, key: Moved['key']) => {
    moved.current = { id: target.id, key }
    put('moved', target, to)
  }
  const cross = (target: Task, to: number, key: Moved['key'] = 'handle'): boolean => {
    if (!paging || to === paging.page || to < 1 || to > paging.pages || target.id < 0) return false
    setHeld(undefined)
    moved.current = { id: target.id, key }
    paging.onCross(target, to)
    return true
  }
  const finish = (isKept: boolean) => {
    setHeld(undefined)
    if (held && task) put(isKept ? 'dropped' : 'returned', task, isKept ? held.at : tasks.indexOf(task))
  }

  return {
    list,
    lifted: task?.id,
    isDragged: task !== undefined && held?.by === 'pointer',
    tasks: order.flatMap((id) => byId.get(id) ?? []),
    place: (target: Task): TaskPlace => ({
      at: tasks.indexOf(target),
      last: tasks.length - 1,
      page: paging?.page ?? 1,
      pages: paging?.pages ?? 1,
      moveTo: (at) => step(target, at, 'move'),
      moveToPage: (page) => cross(target, page, 'move'),
    }),
    handle: (target: Task) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        // the list captures the pointer: a moved row would lose it
        list.current?.setPointerCapture(event.pointerId)
        lift(target, 'pointer')
      },
      // by keyboard or assistive technology
      onClick(event: MouseEvent) {
        if (event.detail > 0) return
        if (held) finish(true)
        else lift(target, 'keyboard')
      },
    }),
    listeners: {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (held?.by === 'pointer') move(positionAt(event.currentTarget, held.id, event.clientY))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (held?.by !== 'pointer') return
        const to = pageAt(event.currentTarget, event)
        if (to === undefined || !task || !cross(task, to)) finish(true)
      },
      onPointerCancel: () => held?.by === 'pointer' && finish(false),
    },
    /** true if the key was handled */
    onKeyDown(event: KeyboardEvent): boolean {
      const on = (event.target as Element).closest<HTMLElement>('[data-key=handle]')
      const target = byId.get(Number(on?.closest<HTMLElement>('[data-task]')?.dataset.task))
      const next = lookUp(steps, event.key)
      if (held && event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        finish(false)
        return true
      }
      if (!target || !next || (!held && !event.altKey)) return false
      event.preventDefault()
      const at = held ? held.at : tasks.indexOf(target)
      const beyond = lookUp(beyondEnds, event.key)?.(at, tasks.length - 1)
      if (beyond && paging && cross(target, paging.page + beyond)) return true
      if (held) move(next(held.at, tasks.length - 1))
      else step(target, next(tasks.indexOf(target), tasks.length - 1), 'handle')
      return true
    },
    onBlur({ relatedTarget, target }: FocusEvent<HTMLElement>) {
      // a moved row loses focus to nothing and gets it back
      if (held?.by === 'keyboard' && relatedTarget && relatedTarget !== target) finish(true)
    },
  }
}
