import { messages as listMessages } from 'langraan:messages/list'
import { messages } from 'langraan:messages/todo.pages'
import { useLingui } from '@lingui/react/macro'
import { usePagingLabels } from '../../list/list-pages'
import { defineWidget } from '../../runtime/define-widget'
import { Pagination } from '../../ui/pagination'
import type { Todo } from '../use-todo'

type TaskPagesProps = { todo: Todo }

function TaskPagesView({ todo: { page, perPage, total, goTo } }: TaskPagesProps) {
  const { t } = useLingui()
  const labels = usePagingLabels(t`Pages of tasks`)
  return <Pagination page={page} perPage={perPage} total={total} onChange={goTo} labels={labels} />
}

const Nothing = () => null

export const TaskPages = defineWidget<TaskPagesProps>({
  apps: {},
  messages: [messages, listMessages],
  Skeleton: Nothing,
  View: TaskPagesView,
})
