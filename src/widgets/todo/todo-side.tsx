import { useLingui } from '@lingui/react/macro'
import Deleted from 'lucide-react/icons/archive-x'
import Completed from 'lucide-react/icons/circle-check'
import All from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import Important from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { type TaskFilter, taskTags } from '../../core/todo/todo.contract'
import { Side, SideEntry, SideList } from '../list/panes'
import { Button } from '../ui/button'
import * as css from './todo.css'
import type { Todo } from './use-todo'
import { useTodoMessages } from './use-todo-messages'

type TodoSideProps = {
  todo: Todo
  onAdd(): void
  /** closes the drawer after a choice */
  onChosen(): void
}

export function TodoSide({ todo, onAdd, onChosen }: TodoSideProps) {
  const { t } = useLingui()
  const messages = useTodoMessages()
  const { filter, tag } = todo.filters
  const show = (change: { filter?: TaskFilter | undefined; tag?: string | undefined }) => {
    onChosen()
    todo.show({ filter: undefined, tag: undefined, ...change })
  }
  const lists: readonly (readonly [TaskFilter | undefined, ReactNode, number | undefined])[] = [
    [undefined, <All key="all" />, todo.counts?.all],
    ['important', <Important key="important" />, todo.counts?.important],
    ['completed', <Completed key="completed" />, todo.counts?.completed],
    ['deleted', <Deleted key="deleted" />, undefined],
  ]
  return (
    <Side>
      <Button
        look="primary"
        wide
        icon={<Plus />}
        onClick={() => {
          onChosen()
          onAdd()
        }}
      >{t`Add a task`}</Button>
      <SideList>
        {lists.map(([each, sign, count]) => (
          <SideEntry
            key={each ?? 'all'}
            isCurrent={tag === undefined && filter === each}
            sign={sign}
            count={count}
            name={messages.filter(each)}
            onPress={() => show({ filter: each })}
          />
        ))}
      </SideList>
      <SideList heading={t`Tags`}>
        {taskTags.map((each) => (
          <SideEntry
            key={each}
            isCurrent={tag === each}
            sign={<span className={css.dot} data-tag={each} />}
            name={messages.tag(each)}
            onPress={() => show({ tag: each })}
          />
        ))}
      </SideList>
    </Side>
  )
}
