import { todoCalls } from '../../core/todo/todo.contract'
import { isFound, isListed } from '../../core/todo/todo.lists'
import { reordered, sorted } from '../../core/todo/todo.order'
import type { AppMock } from '../app-mock'
import { handle, missing } from '../handle'
import { nextId } from '../world'
import { tasksTable } from './todo.seed'

export const todoMock: AppMock = {
  tables: [tasksTable],
  handlers: [
    // the rows stand in the shop's own order, which is `manual`
    handle(todoCalls.list, ({ query, world }) =>
      sorted(
        world.read(tasksTable).filter((task) => isListed(task, query) && isFound(task, query.q)),
        query.sortBy,
      ),
    ),

    handle(todoCalls.add, ({ body, world }) => {
      const tasks = world.read(tasksTable)
      const task = { ...body.task, id: nextId(tasks) }
      world.write(tasksTable, [task, ...tasks])
      return { task }
    }),

    handle(todoCalls.update, ({ body, world }) => {
      const tasks = world.read(tasksTable)
      const known = tasks.find(({ id }) => id === body.task.id)
      if (!known) return missing()
      const task = { ...known, ...body.task }
      world.write(
        tasksTable,
        tasks.map((each) => (each === known ? task : each)),
      )
      return { task }
    }),

    handle(todoCalls.remove, ({ query, world }) => {
      const tasks = world.read(tasksTable)
      const known = tasks.find(({ id }) => id === query.taskId)
      if (!known) return missing()
      world.write(
        tasksTable,
        tasks.map((each) => (each === known ? { ...each, isDeleted: true } : each)),
      )
      return undefined
    }),

    handle(todoCalls.reorder, ({ body, world }) => {
      world.write(tasksTable, reordered(world.read(tasksTable), body.ids))
      return undefined
    }),
  ],
}
