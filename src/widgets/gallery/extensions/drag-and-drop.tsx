import { useLingui } from '@lingui/react/macro'
import Grip from 'lucide-react/icons/grip-vertical'
import { useState } from 'react'
import type { Task } from '../../../core/todo/todo.contract'
import { reordered } from '../../../core/todo/todo.order'
import { useTaskDrag } from '../../todo/use-task-drag'
import { visuallyHidden } from '../../ui/visually-hidden.css'
import { sampleProducts } from '../samples'
import * as css from './drag-and-drop.css'

const task = (id: number, title: string): Task => ({
  id,
  title,
  dueDate: '',
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
})

export function DragAndDrop() {
  const { t } = useLingui()
  const [tasks, setTasks] = useState(() => sampleProducts.map(({ name }, nth) => task(nth + 1, name)))
  const [said, setSaid] = useState('')
  const drag = useTaskDrag({
    tasks,
    isMovable: true,
    onSay: (_, { title }, position, count) => setSaid(t`${title}: ${position} of ${count}`),
    onMove: (_, ids) => setTasks(reordered(tasks, ids)),
  })
  const moveLabel = ({ title }: Task) => t`Move “${title}”`
  return (
    <>
      <ul ref={drag.list} className={css.list} {...drag.listeners} onKeyDown={drag.onKeyDown} onBlur={drag.onBlur}>
        {drag.tasks.map((each) => (
          <li key={each.id} className={css.row} data-task={each.id} data-lifted={each.id === drag.lifted || undefined}>
            <button
              type="button"
              {...drag.handle(each)}
              data-key="handle"
              className={css.handle}
              aria-label={moveLabel(each)}
              aria-pressed={each.id === drag.lifted}
            >
              <Grip aria-hidden="true" />
            </button>
            {each.title}
          </li>
        ))}
      </ul>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
    </>
  )
}
