import { type Task, todoCalls } from '../../core/todo/todo.contract'
import { isFound, isListed } from '../../core/todo/todo.lists'
import { reordered, sorted } from '../../core/todo/todo.order'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { missing } from '../reply'
import { table } from '../table'

export const tasksTable = table<Task>('tasks', { of: 'shop', key: ({ id }) => id, kind: 'todo' })

export const todoService: Service = {
  tables: [tasksTable],
  handlers: [
    // the rows are in the shop's own order, which is `manual`
    handle(todoCalls.list, ({ query, tx }) =>
      sorted(
        tx.read(tasksTable).filter((task) => isListed(task, query) && isFound(task, query.q)),
        query.sortBy,
      ),
    ),

    handle(todoCalls.add, ({ body, tx }) => {
      const tasks = tx.read(tasksTable)
      const task = { ...body.task, id: nextId(tasks) }
      tx.write(tasksTable, [task, ...tasks])
      return { task }
    }),

    handle(todoCalls.update, ({ body, tx }) => {
      const tasks = tx.read(tasksTable)
      const known = tasks.find(({ id }) => id === body.task.id)
      if (!known) return missing()
      const task = { ...known, ...body.task }
      tx.write(
        tasksTable,
        tasks.map((each) => (each === known ? task : each)),
      )
      return { task }
    }),

    handle(todoCalls.remove, ({ query, tx }) => {
      const tasks = tx.read(tasksTable)
      const known = tasks.find(({ id }) => id === query.taskId)
      if (!known) return missing()
      tx.write(
        tasksTable,
        tasks.map((each) => (each === known ? { ...each, isDeleted: true } : each)),
      )
      return undefined
    }),

    handle(todoCalls.reorder, ({ body, tx }) => {
      tx.write(tasksTable, reordered(tx.read(tasksTable), body.ids))
      return undefined
    }),
  ],
}
