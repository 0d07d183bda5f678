import { Plural, useLingui } from '@lingui/react/macro'
import Sort from 'lucide-react/icons/arrow-down-wide-narrow'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { taskSorts } from '../../core/todo/todo.contract'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { SearchBox } from '../ui/search-box'
import * as css from './todo.css'
import type { Todo } from './use-todo'
import { useTodoMessages } from './use-todo-messages'

type TodoBarProps = { todo: Todo; opener: ReactNode; onAdd(): void }

export function TodoBar({ todo, opener, onAdd }: TodoBarProps) {
  const { t } = useLingui()
  const messages = useTodoMessages()
  const reportFailure = useReportLoadFailure()
  const sort = messages.sort(todo.sort)
  return (
    <search className={css.bar}>
      <div className={css.tools}>
        {opener}
        <SearchBox
          className={css.search}
          value={todo.filters.q ?? ''}
          onChange={todo.search}
          label={t`Search tasks`}
          placeholder={t`Search tasks`}
          clearLabel={t`Clear search`}
          busy={todo.stale}
        />
        <Menu
          onFailed={reportFailure}
          trigger={(props) => (
            <Button {...props} className={css.sort} icon={<Sort />} label={t`Sort: ${sort}`}>
              <span className={css.word}>{sort}</span>
            </Button>
          )}
          items={taskSorts.map((order) => ({
            value: order,
            label: messages.sort(order),
            checked: order === todo.sort,
            onSelect: () => todo.sortBy(order),
          }))}
        />
        <Button className={css.add} look="primary" icon={<Plus />} label={t`Add a task`} onClick={onAdd} />
      </div>
      <div className={css.title}>
        <h2 className={css.name}>{messages.list(todo.filters)}</h2>
        <p className={css.count} role="status">
          {!todo.isEmpty && <Plural value={todo.count} one="# task" other="# tasks" />}
        </p>
      </div>
    </search>
  )
}
