import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { texts } from 'langraan:texts/todo.task'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { taskViews } from '../../../core/todo/task/views'
import type { Assignee, Task } from '../../../core/todo/todo.contract'
import type { TaskFields } from '../../../core/todo/todo.fields'
import { defineWidget } from '../../root/define-widget'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import type { Unsaved } from '../../root/unsaved/use-unsaved'
import { Dialog } from '../../ui/dialog'
import { EmptyPanel } from '../../ui/empty-panel'
import { Loading, Skeleton } from '../../ui/skeleton'
import type { TaskDeeds } from '../use-task-deeds'
import { TaskForm } from './task-form'

export type TaskPanelProps = {
  id: number | 'new'
  /** undefined while it is looked for, and when there is none of this number */
  task: Task | undefined
  isLooking: boolean
  /** what a new task begins with */
  first: Partial<TaskFields>
  people: readonly Assignee[]
  deeds: TaskDeeds
  unsaved: Unsaved
  /** asked for: something may still be unsaved */
  onClose(): void
  onDone(): void
}

function Panel(props: TaskPanelProps) {
  const { t } = useLingui()
  const { id, task, isLooking, onClose } = props
  // a task that goes away while somebody writes takes nothing with it
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

/** One task as a form beside the list, and the question before something unsaved is left. */
export const TaskPanel = defineWidget<TaskPanelProps>({
  apps: {},
  views: taskViews,
  texts: [texts, leaveTexts],
  Skeleton: () => null,
  View: PanelView,
})
