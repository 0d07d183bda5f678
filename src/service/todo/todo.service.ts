import { encode } from '../../core/kernel/codec'
import { pageOf } from '../../core/kernel/paging'
import { type Task, tasksSchema, todoCalls } from '../../core/todo/todo.contract'
import { isFound, isListed, peopleOf, taskCounts } from '../../core/todo/todo.lists'
import { reordered, sorted } from '../../core/todo/todo.order'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { isStale, nextVersion, withVersion } from '../record-version'
import { missing, reply } from '../reply'
import { table } from '../table'

export const tasksTable = table<Task>('tasks', { of: 'shop', key: ({ id }) => id, kind: 'todo' })

const isPresent = ({ isDeleted }: Task) => !isDeleted

export const todoService: Service = {
  tables: [tasksTable],
  handlers: [
    // the rows are in the shop's own order, which is `manual`
    handle(todoCalls.list, ({ query, tx }) => {
      const all = tx.read(tasksTable)
      const isWanted = (task: Task) =>
        query.id === undefined ? isListed(task, query) && isFound(task, query.q) : task.id === query.id
      const found = sorted(all.filter(isWanted), query.sortBy)
      const tasks = pageOf(found, query).map(withVersion)
      if (query.perPage === undefined) return reply(200, encode(tasksSchema, tasks))
      return { tasks, total: found.length, counts: taskCounts(all), assignees: peopleOf(all.filter(isPresent)) }
    }),

    handle(todoCalls.add, ({ body, tx }) => {
      const tasks = tx.read(tasksTable)
      const task = { ...body.task, id: nextId(tasks), version: 1 }
      tx.write(tasksTable, [task, ...tasks])
      return { task }
    }),

    handle(todoCalls.update, ({ body, user, tx }) => {
      const tasks = tx.read(tasksTable)
      const known = tasks.find(({ id }) => id === body.task.id)
      if (!known) return missing()
      const { version, ...patch } = body.task
      if (isStale(known, version)) return reply(409, encode(todoCalls.update.conflict, { task: withVersion(known) }))
      const changed = { ...known, ...patch }
      if (JSON.stringify(changed) === JSON.stringify(known)) return { task: withVersion(known) }
      const task = { ...changed, ...nextVersion(known, user) }
      tx.write(
        tasksTable,
        tasks.map((each) => (each === known ? task : each)),
      )
      return { task }
    }),

    handle(todoCalls.remove, ({ query, user, tx }) => {
      const tasks = tx.read(tasksTable)
      const known = tasks.find(({ id }) => id === query.taskId)
      if (!known) return missing()
      if (known.isDeleted) return undefined
      tx.write(
        tasksTable,
        tasks.map((each) => (each === known ? { ...each, isDeleted: true, ...nextVersion(known, user) } : each)),
      )
      return undefined
    }),

    handle(todoCalls.reorder, ({ body, tx }) => {
      tx.write(tasksTable, reordered(tx.read(tasksTable), body.ids))
      return undefined
    }),
  ],
}
