import type { Task } from '../../core/todo/todo.contract'

export const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

/** How many of the other rows a height is below of. */
export function positionAt(list: HTMLElement, id: number, y: number): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-task]')].filter((row) => row.dataset.task !== String(id))
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 2
  }).length
}

/** Where a key leads from a place. */
export const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Puts the focus on the handle of a task: a row that is moved loses it. */
export function focusHandle(list: HTMLElement | null, id: number, isScrolled: boolean): void {
  const row = list?.querySelector<HTMLElement>(`[data-task="${id}"]`)
  row?.querySelector<HTMLElement>('[data-key=handle]')?.focus({ preventScroll: true })
  if (isScrolled) row?.scrollIntoView({ block: 'nearest' })
}
