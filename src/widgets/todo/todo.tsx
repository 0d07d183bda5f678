import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages } from 'langraan:messages/todo'
import { todoApp } from '../../core/todo/app'
import { defineWidget } from '../runtime/define-widget'
import { TodoSkeleton } from './todo-results'
import { TodoView } from './todo-view'

export type RaanTodoProps = {
  /**
   * list, search, order and open task as the text of a query: `filter=important&q=tea&sortBy=due-date&task=5`; nonsense in
   * it means the default
   */
  query?: string | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** the backend has a change made here or beside it */
  onChanged?: ((detail: { kind: string; id: number }) => void) | undefined
}

export const apps = { todo: todoApp }

export const RaanTodo = defineWidget<RaanTodoProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: TodoSkeleton,
  View: TodoView,
})
