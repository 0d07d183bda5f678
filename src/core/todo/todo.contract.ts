import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { coerced, rows } from '../kernel/lenient'
import { countSchema, optionalPagingEntries, searchSchema } from '../kernel/paging'
import { idSchema, versionEntries } from '../kernel/record-id'

/** Tags with a name and colour, as listed in the menu; a backend may have more. */
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const
export type TaskTag = (typeof taskTags)[number]

/** Filters besides tags; without one, the list has all tasks that aren't deleted. */
export const taskFilters = ['important', 'completed', 'deleted'] as const
export type TaskFilter = (typeof taskFilters)[number]

/** Default: `latest`; `manual` is the shop's own order, set by `reorder`. */
export const taskSorts = ['latest', 'manual', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const
export type TaskSort = (typeof taskSorts)[number]

/** YYYY-MM-DD, a valid date, or '' for none */
const daySchema = v.pipe(
  v.string(),
  v.check((day) => {
    if (day === '') return true
    const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
    // 31 February would roll over
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  }, 'day'),
)

const assigneeSchema = v.object({
  fullName: v.string(),
  /** URL of a picture, '' or null for none */
  avatar: v.optional(v.nullable(v.string()), null),
})
export type Assignee = v.InferOutput<typeof assigneeSchema>

export const taskSchema = v.object({
  id: idSchema,
  title: v.string(),
  dueDate: v.optional(daySchema, ''),
  /** untrusted HTML: shown and edited in our own editor */
  description: v.optional(v.string(), ''),
  assignee: v.optional(v.nullable(assigneeSchema), null),
  tags: v.optional(v.array(v.string()), []),
  isCompleted: v.optional(v.boolean(), false),
  isDeleted: v.optional(v.boolean(), false),
  isImportant: v.optional(v.boolean(), false),
  ...versionEntries,
})
/** `id` is negative until the backend has responded. */
export type Task = v.InferOutput<typeof taskSchema>

const titleSchema = v.pipe(
  v.string(),
  v.check((title) => title.trim() !== '', 'required'),
  v.maxLength(500, 'too-long'),
)

const { id: _, version: __, changedBy: ___, ...newEntries } = { ...taskSchema.entries, title: titleSchema }
export const newTaskSchema = v.object(newEntries)
export type NewTask = v.InferOutput<typeof newTaskSchema>

/** Changes of a stored task; omitted fields stay. */
export const taskPatchSchema = v.object({
  title: v.exactOptional(titleSchema),
  dueDate: v.exactOptional(daySchema),
  description: v.exactOptional(v.string()),
  assignee: v.exactOptional(v.nullable(assigneeSchema)),
  tags: v.exactOptional(v.array(v.string())),
  isCompleted: v.exactOptional(v.boolean()),
  isDeleted: v.exactOptional(v.boolean()),
  isImportant: v.exactOptional(v.boolean()),
})
export type TaskPatch = v.InferOutput<typeof taskPatchSchema>

export const taskQuerySchema = v.object({
  /** searched in titles */
  q: searchSchema,
  filter: filterSchema(v.picklist(taskFilters)),
  tag: v.optional(v.pipe(v.string(), v.nonEmpty())),
  sortBy: v.optional(v.picklist(taskSorts)),
  /** only this task, deleted or not */
  id: v.exactOptional(idSchema),
  ...optionalPagingEntries,
})
export type TaskQuery = v.InferOutput<typeof taskQuerySchema>

/** tasks of a page */
export const tasksPerPage = 50

const taskCountsSchema = v.object({ all: countSchema, important: countSchema, completed: countSchema })
/** Number of tasks in each list that shows its count. */
export type TaskCounts = v.InferOutput<typeof taskCountsSchema>

export const tasksSchema = rows(taskSchema)

/** A page. Without `perPage`, and from a backend without pages, the tasks alone, as an array. */
const tasksPageSchema = coerced(
  v.object({
    tasks: tasksSchema,
    /** of all pages */
    total: v.exactOptional(countSchema),
    /** of all tasks, whatever is listed */
    counts: v.exactOptional(taskCountsSchema),
    /** everyone with a task that isn't deleted */
    assignees: v.exactOptional(v.array(assigneeSchema)),
  }),
  (wire) => (Array.isArray(wire) ? { tasks: wire } : wire),
)

const answer = v.object({ task: taskSchema })

export const todoCalls = {
  list: endpoint({
    name: 'todo.list',
    shops: 'shared',
    allow: 'read:Todo',
    method: 'GET',
    path: '/apps/todo/tasks',
    repeat: 'safe',
    query: taskQuerySchema,
    answer: tasksPageSchema,
  }),
  add: endpoint({
    name: 'todo.add',
    shops: 'shared',
    allow: 'create:Todo',
    method: 'POST',
    path: '/apps/todo/add-tasks',
    repeat: 'keyed',
    status: 201,
    body: v.object({ task: newTaskSchema }),
    answer: v.object({ task: taskSchema }),
  }),
  update: endpoint({
    name: 'todo.update',
    shops: 'shared',
    allow: 'write:Todo',
    method: 'POST',
    path: '/apps/todo/update-task',
    missing: true,
    repeat: 'safe',
    /** with a `version`, only that version is changed, otherwise 409 with the stored task */
    body: v.object({
      task: v.object({ id: idSchema, version: v.exactOptional(v.number()), ...taskPatchSchema.entries }),
    }),
    answer,
    conflict: answer,
  }),
  /** marks the task as deleted */
  remove: endpoint({
    name: 'todo.remove',
    shops: 'shared',
    allow: 'delete:Todo',
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    missing: true,
    repeat: 'safe',
    query: v.object({ taskId: idSchema }),
  }),
  /** reorders the listed tasks among their positions; unknown ones are skipped */
  reorder: endpoint({
    name: 'todo.reorder',
    shops: 'shared',
    allow: 'write:Todo',
    method: 'POST',
    path: '/apps/todo/reorder',
    repeat: 'safe',
    body: v.object({ ids: v.array(idSchema) }),
  }),
}
