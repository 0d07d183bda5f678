import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import Restore from 'lucide-react/icons/undo-2'
import type { Task } from '../../../core/todo/todo.contract'
import { Button } from '../../ui/button'
import * as css from './task-form.css'

type TaskActionsBarProps = {
  task: Task
  onComplete(isCompleted: boolean): void
  onStar(isImportant: boolean): void
  onRemove(): void
  onRestore(): void
}

/** What is done with a stored task at once, without saving. */
export function TaskActionsBar({ task, onComplete, onStar, onRemove, onRestore }: TaskActionsBarProps) {
  const { t } = useLingui()
  const { isCompleted, isImportant, isDeleted } = task
  if (isDeleted)
    return (
      <div className={css.actions}>
        <p className={css.gone}>{t`This task is deleted.`}</p>
        <Button size="s" icon={<Restore />} onClick={onRestore}>{t`Restore`}</Button>
      </div>
    )
  return (
    <div className={css.actions}>
      <Button
        size="s"
        className={css.complete}
        icon={<Check />}
        aria-pressed={isCompleted}
        onClick={() => onComplete(!isCompleted)}
      >
        {isCompleted ? t`Completed` : t`Mark complete`}
      </Button>
      <span className={css.signs}>
        <Button
          look="ghost"
          size="s"
          className={css.star}
          icon={<Star />}
          label={t`Important`}
          aria-pressed={isImportant}
          onClick={() => onStar(!isImportant)}
        />
        <Button look="ghost" size="s" icon={<Trash />} label={t`Delete`} onClick={onRemove} />
      </span>
    </div>
  )
}
