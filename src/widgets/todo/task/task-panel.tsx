import { messages as leaveMessages } from 'langraan:messages/form'
import { messages } from 'langraan:messages/todo.task'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { taskViews } from '../../../core/todo/task/views'
import type { Assignee, Task } from '../../../core/todo/todo.contract'
import type { TaskFields } from '../../../core/todo/todo.fields'
import { LeaveQuestion } from '../../form/leave-question'
import type { Unsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { Dialog } from '../../ui/dialog'
import { EmptyPanel } from '../../ui/empty-panel'
import { Loading, Skeleton } from '../../ui/skeleton'
import type { TaskActions } from '../use-task-actions'
import { TaskForm } from './task-form'

export type TaskPanelProps = {
  id: number | 'new'
  /** undefined while loading, and if there is no task with this number */
  task: Task | undefined
  isLooking: boolean
  /** initial values of a new task */
  first: Partial<TaskFields>
  people: readonly Assignee[]
  actions: TaskActions
  unsaved: Unsaved
  /** a request to close: there may be unsaved changes */
  onClose(): void
  onDone(): void
}

function Panel(props: TaskPanelProps) {
  const { t } = useLingui()
  const { id, task, isLooking, onClose } = props
  // keeps user input if the task is deleted meanwhile
  const [known, setKnown] = useState(task)
  if (task && task !== known) setKnown(task)
  if (id === 'new' || known) return <TaskForm {...props} task={task ?? known} />
  return (
    <Dialog open look="end" title={t`Task`} closeLabel={t`Close`} onClose={onClose}>
      {isLooking ? (
        <Loading label={t`Loading task`}>
          <Skeleton shape="block" height={62} count={4} />
        </Loading>
      ) : (
        <EmptyPanel title={t`Task not found`}>{t`Someone may have deleted it permanently.`}</EmptyPanel>
      )}
    </Dialog>
  )
}

const PanelView = (props: TaskPanelProps) => (
  <>
    <Panel {...props} />
    <LeaveQuestion unsaved={props.unsaved} />
  </>
)

export const TaskPanel = defineWidget<TaskPanelProps>({
  apps: {},
  views: taskViews,
  messages: [messages, leaveMessages],
  Skeleton: () => null,
  View: PanelView,
})
