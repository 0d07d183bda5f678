import { onTestFinished } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { todoApp } from '../../src/core/todo/app'
import { taskViews } from '../../src/core/todo/task/views'
import { shownTasks, type TaskChange } from '../../src/core/todo/todo.changes'
import type { Task } from '../../src/core/todo/todo.contract'
import { createMock } from '../../src/mock'
import { gated } from '../helpers/gated'
import { turns } from '../helpers/turns'

/** The tasks on an engine whose backend answers when the test lets it. */
export function todoEngine() {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const gate = gated(mock.transport)
  const engine = startEngine({ transport: gate.transport, clock, storage: memoryStorage() }, lazyRegistry)
  onTestFinished(() => engine.stop())
  engine.provide({ todo: todoApp }, taskViews)
  const reported: string[] = []
  engine.events$.subscribe(({ type }) => void (type.startsWith('todo.') && reported.push(type)))
  const desk = engine.app('todo')
  const list = engine.view('todo', {})
  const shown = () => {
    const { rows, extra } = list.getSnapshot().context
    return shownTasks(rows, desk.getSnapshot().context.pending, extra?.answered ?? {})
  }
  return {
    clock,
    mock,
    gate,
    engine,
    desk,
    list,
    reported,
    shown,
    ids: () => shown().map(({ id }) => id),
    find: (id: number) => shown().find((task) => task.id === id) as Task,
    make: (change: TaskChange) => desk.send({ type: 'change.make', change }),
    failed: () => desk.getSnapshot().context.failed.map(({ change }) => change.kind),
    async answer(position = 0) {
      await gate.answer(position)
      await turns()
    },
    async fail(position = 0) {
      await gate.fail(position)
      await turns()
    },
    paths: () => gate.waiting.map(({ method, url }) => `${method} ${url.replace(/^.*?\/apps/, '/apps')}`),
  }
}

export type TodoEngine = ReturnType<typeof todoEngine>

/** One with its first list answered. */
export async function openedTodo(): Promise<TodoEngine> {
  const todo = todoEngine()
  await turns()
  await todo.answer()
  return todo
}
