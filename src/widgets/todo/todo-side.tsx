import { useLingui } from '@lingui/react/macro'
import Deleted from 'lucide-react/icons/archive-x'
import Completed from 'lucide-react/icons/circle-check'
import All from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import Important from 'lucide-react/icons/star'
import { type ReactNode, useId } from 'react'
import { type TaskFilter, taskTags } from '../../core/todo/todo.contract'
import { Button } from '../ui/button'
import * as css from './todo-side.css'
import type { Todo } from './use-todo'
import { useTodoWords } from './use-todo-words'

type TodoSideProps = {
  todo: Todo
  onAdd(): void
  /** something was chosen: a drawer goes away */
  onChosen(): void
}

type EntryProps = { isCurrent: boolean; sign: ReactNode; count?: number | undefined; onPress(): void; name: string }

function Entry({ isCurrent, sign, count, onPress, name }: EntryProps) {
  return (
    <li>
      <button type="button" className={css.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
        <span className={css.sign} aria-hidden="true">
          {sign}
        </span>
        <span className={css.name}>{name}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </button>
    </li>
  )
}

/** The lists there are, and the way to a new task. */
export function TodoSide({ todo, onAdd, onChosen }: TodoSideProps) {
  const { t } = useLingui()
  const id = useId()
  const words = useTodoWords()
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
    <div className={css.side}>
      <Button
        look="primary"
        wide
        icon={<Plus />}
        onClick={() => {
          onChosen()
          onAdd()
        }}
      >{t`Add a task`}</Button>
      <ul className={css.entries}>
        {lists.map(([each, sign, count]) => (
          <Entry
            key={each ?? 'all'}
            isCurrent={tag === undefined && filter === each}
            sign={sign}
            count={count}
            name={words.filter(each)}
            onPress={() => show({ filter: each })}
          />
        ))}
      </ul>
      <p id={id} className={css.heading}>{t`Tags`}</p>
      <ul className={css.entries} aria-labelledby={id}>
        {taskTags.map((each) => (
          <Entry
            key={each}
            isCurrent={tag === each}
            sign={<span className={css.dot} data-tag={each} />}
            name={words.tag(each)}
            onPress={() => show({ tag: each })}
          />
        ))}
      </ul>
    </div>
  )
}
