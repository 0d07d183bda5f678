import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, recounted, shownTasks, type TaskChange } from '../../src/core/todo/todo.changes'
import { type Task, taskFilters, taskSorts, taskTags } from '../../src/core/todo/todo.contract'
import { isFound, isListed, isOverdue, peopleOf, taskCounts } from '../../src/core/todo/todo.lists'
import { movedTo, reordered, sorted } from '../../src/core/todo/todo.order'
import { task } from './a-task'

const flag = fc.boolean()
const people = ['มาลี', 'นก', 'Alice'] as const
const anyTask: fc.Arbitrary<Task> = fc.record({
  id: fc.integer({ min: 1, max: 1_000 }),
  title: fc.constantFrom('ก', 'เก', 'ข', 'b', 'A', 'งาน 2', 'งาน 10'),
  dueDate: fc.constantFrom('', '2026-11-20', '2026-11-21', '2026-12-01'),
  description: fc.constant(''),
  assignee: fc.constantFrom(null, ...people.map((fullName) => ({ fullName, avatar: null }))),
  tags: fc.subarray([...taskTags]),
  isCompleted: flag,
  isDeleted: flag,
  isImportant: flag,
})
const anyTasks = fc.uniqueArray(anyTask, { selector: ({ id }) => id, maxLength: 12 })
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

describe('lists', () => {
  test('TODO-10 a deleted task is in the list of deleted ones only, any other in exactly those of its flags', () => {
    fc.assert(
      fc.property(anyTask, (each) => {
        const lists = [undefined, ...taskFilters].filter((filter) => isListed(each, { filter }))
        const expected = each.isDeleted
          ? ['deleted']
          : [undefined, ...(each.isImportant ? ['important'] : []), ...(each.isCompleted ? ['completed'] : [])]
        expect(lists).toEqual(expected)
      }),
    )
  })
  test('TODO-10 a tag filters every list to the tasks that have it', () => {
    fc.assert(
      fc.property(
        anyTask,
        fc.constantFrom(undefined, ...taskFilters),
        fc.constantFrom(...taskTags),
        (each, filter, tag) => {
          expect(isListed(each, { filter, tag })).toBe(isListed(each, { filter }) && each.tags.includes(tag))
        },
      ),
    )
  })
  test('TODO-11 the numbers of the menu are the lengths of its lists', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const count = (query: Parameters<typeof isListed>[1]) => shownTasks(tasks, [], query).length
        expect(taskCounts(tasks)).toEqual({
          all: count({}),
          important: count({ filter: 'important' }),
          completed: count({ filter: 'completed' }),
        })
      }),
    )
  })
  test.each([
    ['น้ำ', 'ตรวจน้ำผึ้ง', true],
    ['  TEA ', 'green tea', true],
    ['', 'anything', true],
    ['tea', 'coffee', false],
  ])('TODO-12 %j is searched in the title %j: %s', (q, title, found) => {
    expect(isFound(task({ title }), q)).toBe(found)
  })
  test.each([
    ['2026-11-20', {}, true],
    ['2026-11-21', {}, false],
    ['', {}, false],
    ['2026-11-20', { isCompleted: true }, false],
    ['2026-11-20', { isDeleted: true }, false],
  ])('TODO-13 due %j and %j is overdue on 21 November: %s', (dueDate, more, late) => {
    expect(isOverdue(task({ dueDate, ...more }), '2026-11-21')).toBe(late)
  })
  test('TODO-14 everyone with a task is listed once, in Thai order', () => {
    const of = (fullName: string) => task({ assignee: { fullName, avatar: null } })
    expect(
      peopleOf([of('สมชาย'), of('เอก'), of('กมล'), of('สมชาย'), task({})]).map(({ fullName }) => fullName),
    ).toEqual(['กมล', 'สมชาย', 'เอก'])
  })
})

describe('order', () => {
  test('TODO-15 reordered tasks share the positions they had; none is lost, the others stay', () => {
    fc.assert(
      fc.property(
        anyTasks,
        fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 6 }),
        fc.nat(),
        (tasks, more, seed) => {
          const shown = tasks.filter((_, position) => (seed >> (position % 30)) & 1)
          const wanted = [...more, ...ids(shown).reverse()]
          const next = reordered(tasks, wanted)
          expect([...ids(next)].sort()).toEqual([...ids(tasks)].sort())
          const named = new Set(wanted)
          next.forEach((each, position) => {
            if (!named.has(tasks[position]?.id ?? 0)) expect(each).toBe(tasks[position])
          })
          const known = new Set(ids(tasks))
          expect(ids(next).filter((id) => named.has(id))).toEqual([...new Set(wanted)].filter((id) => known.has(id)))
          // the same again changes nothing
          expect(reordered(next, wanted)).toEqual(next)
        },
      ),
    )
  })
  test('TODO-15 a filtered list is reordered without moving hidden tasks', () => {
    expect(
      ids(
        reordered(
          [1, 2, 3, 4, 5].map((id) => task({ id })),
          [4, 99, 2],
        ),
      ),
    ).toEqual([1, 4, 3, 2, 5])
  })
  test('TODO-16 a task moves to a position, past the ends to the end', () => {
    expect([
      movedTo([1, 2, 3], 1, 1),
      movedTo([1, 2, 3], 3, -4),
      movedTo([1, 2, 3], 1, 9),
      movedTo([1, 2], 7, 0),
    ]).toEqual([
      [2, 1, 3],
      [3, 1, 2],
      [2, 3, 1],
      [1, 2],
    ])
  })
  test('TODO-17 the sort orders of the contract: Thai titles, missing values last, newest first', () => {
    const person = (fullName: string) => ({ fullName, avatar: null })
    const tasks = [
      task({ id: 3, title: 'ข', assignee: person('นก'), dueDate: '' }),
      task({ id: 1, title: 'เก', assignee: null, dueDate: '2026-11-30' }),
      task({ id: 4, title: 'ก', assignee: person('เอก'), dueDate: '2026-11-02' }),
      task({ id: -9, title: 'งาน 10', assignee: null, dueDate: '2026-11-02' }),
      task({ id: 2, title: 'งาน 2', assignee: person('กมล'), dueDate: '' }),
    ]
    const orders = Object.fromEntries(taskSorts.map((sort) => [sort, ids(sorted(tasks, sort))]))
    expect(orders).toEqual({
      latest: [-9, 4, 3, 2, 1],
      manual: [3, 1, 4, -9, 2],
      'title-asc': [4, 1, 3, 2, -9],
      'title-desc': [-9, 2, 3, 1, 4],
      assignee: [2, 3, 4, 1, -9],
      'due-date': [4, -9, 1, 3, 2],
    })
    expect(sorted(tasks, undefined)).toEqual(sorted(tasks, 'latest'))
  })
})

describe('changes', () => {
  const patch = fc.record(
    { title: fc.constantFrom('x', 'y'), isCompleted: flag, isImportant: flag, tags: fc.subarray([...taskTags]) },
    { requiredKeys: [] },
  )
  const anyChange: fc.Arbitrary<TaskChange> = fc.oneof(
    anyTask.map((each): TaskChange => ({ kind: 'add', id: -each.id, key: 'k', task: each })),
    fc.tuple(anyTask, patch).map(([each, said]): TaskChange => ({ kind: 'update', task: each, patch: said })),
    anyTask.map((each): TaskChange => ({ kind: 'delete', task: each })),
    anyTask.map((each): TaskChange => ({ kind: 'restore', task: each })),
    fc.tuple(anyTask, anyTasks).map(([each, all]): TaskChange => ({ kind: 'reorder', task: each, ids: ids(all) })),
  )
  test('TODO-18 a change applied twice has the effect of one', () => {
    fc.assert(
      fc.property(anyTasks, anyChange, (tasks, change) => {
        const once = changed(tasks, change)
        expect(changed(once, change)).toEqual(once)
      }),
    )
  })
  test('TODO-19 an unknown task is inserted only where it belongs', () => {
    const gone = task({ id: 7, title: 'tea', isDeleted: true, tags: ['high'] })
    const back: TaskChange = { kind: 'restore', task: gone }
    expect([
      ids(changed([], back)),
      ids(changed([], back, { tag: 'high', q: 'TE' })),
      ids(changed([], back, { tag: 'low' })),
      ids(changed([], back, { q: 'coffee' })),
      ids(changed([], back, { filter: 'deleted' })),
      ids(changed([], { kind: 'delete', task: gone }, { filter: 'deleted' })),
    ]).toEqual([[7], [7], [], [], [], [7]])
  })
  test("TODO-19 the backend's response counts, also where it contains more than was requested", () => {
    const before = task({ id: 7, title: 'tea' })
    const answer = task({ id: 7, title: 'tea', isImportant: true, isCompleted: true })
    expect(changed([before], { kind: 'update', task: before, patch: { isCompleted: true } }, {}, answer)).toEqual([
      answer,
    ])
    const added: TaskChange = { kind: 'add', id: -1, key: 'k', task: before }
    expect(changed([before], added, {}, task({ id: 8, title: 'tea' }))).toEqual([task({ id: 8, title: 'tea' }), before])
  })
})

test('TODO-1457 counts after changes are those of the changed tasks, and a pending change is counted once', () => {
  const anyFlags = fc.record({ isCompleted: fc.boolean(), isDeleted: fc.boolean(), isImportant: fc.boolean() })
  const anyChange = fc.oneof(
    fc.record({ at: fc.nat(5), patch: fc.record({ isCompleted: fc.boolean(), isImportant: fc.boolean() }) }),
    fc.record({ at: fc.nat(5), kind: fc.constantFrom('delete' as const, 'restore' as const) }),
    fc.record({ add: anyFlags }),
  )
  fc.assert(
    fc.property(
      fc.array(anyFlags, { minLength: 6, maxLength: 6 }),
      fc.array(anyChange, { maxLength: 8 }),
      (flags, steps) => {
        let tasks: readonly Task[] = flags.map((each, nth) => task({ id: nth + 1, ...each }))
        let counts = taskCounts(tasks)
        for (const [nth, step] of steps.entries()) {
          const { id: _, version: __, changedBy: ___, ...fields } = task('add' in step ? step.add : {})
          const known = 'at' in step ? (tasks.find(({ id }) => id === step.at + 1) as Task) : undefined
          const change: TaskChange = !known
            ? { kind: 'add', id: -1 - nth, key: `k${nth}`, task: fields }
            : 'patch' in step
              ? { kind: 'update', task: known, patch: step.patch }
              : { kind: (step as { kind: 'delete' | 'restore' }).kind, task: known }
          counts = recounted(counts, change)
          // whatever is listed: also those that are deleted
          tasks = change.kind === 'add' ? [task({ ...fields, id: change.id }), ...tasks] : changed(tasks, change)
          expect(counts).toEqual(taskCounts(tasks))
        }
        expect(recounted(counts, { kind: 'reorder', task: task({}), ids: [2, 1] })).toEqual(counts)
      },
    ),
  )
})
