import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/ellipsis-vertical'
import { type Task, type TaskPatch, taskTags } from '../../core/todo/todo.contract'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { Button } from '../ui/button'
import { Menu, type MenuItem } from '../ui/menu'
import type { TaskPlace } from './use-task-drag'
import { useTodoMessages } from './use-todo-messages'

/** Most pages that are all offered. */
const mostPages = 8

/** The pages that a task of this one can be moved to: all but very many, the ends and neighbours of those. */
export function pagesToOffer(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, nth) => nth + 1)
  const near = all.filter((each) => each === 1 || each === pages || Math.abs(each - page) === 1)
  return (pages > mostPages ? near : all).filter((each) => each !== page)
}

function usePlaceItems(place: TaskPlace) {
  const { t } = useLingui()
  const { at, last, page, pages, moveTo, moveToPage } = place
  const isPaged = pages > 1
  const positions: MenuItem[] = [
    {
      value: 'up',
      label: t`Move up`,
      disabled: at === 0 && page === 1,
      onSelect: () => (at === 0 ? moveToPage(page - 1) : moveTo(at - 1)),
    },
    {
      value: 'down',
      label: t`Move down`,
      disabled: at === last && page === pages,
      onSelect: () => (at === last ? moveToPage(page + 1) : moveTo(at + 1)),
    },
    {
      value: 'top',
      label: isPaged ? t`To the top of the page` : t`To the top`,
      disabled: at === 0,
      onSelect: () => moveTo(0),
    },
    {
      value: 'bottom',
      label: isPaged ? t`To the bottom of the page` : t`To the bottom`,
      disabled: at === last,
      onSelect: () => moveTo(last),
    },
  ]
  const otherPages = pagesToOffer(page, pages).map((each) => ({
    value: `page ${each}`,
    label: t`Page ${each}`,
    onSelect: () => moveToPage(each),
  }))
  return [
    { label: t`Position`, items: positions },
    ...(otherPages.length > 0 ? [{ label: t`Page`, items: otherPages }] : []),
  ]
}

function useListItems(task: Task, onSet: (patch: TaskPatch) => void, onRemove: () => void) {
  const { t } = useLingui()
  const messages = useTodoMessages()
  const { isImportant, isCompleted, tags } = task
  const lists: MenuItem[] = [
    {
      value: 'important',
      label: messages.filter('important'),
      checked: isImportant,
      onSelect: () => onSet({ isImportant: !isImportant }),
    },
    {
      value: 'completed',
      label: messages.filter('completed'),
      checked: isCompleted,
      onSelect: () => onSet({ isCompleted: !isCompleted }),
    },
    { value: 'deleted', label: messages.filter('deleted'), danger: true, onSelect: onRemove },
  ]
  const ofTags = taskTags.map((tag) => ({
    value: `tag ${tag}`,
    label: messages.tag(tag),
    checked: tags.includes(tag),
    onSelect: () => onSet({ tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] }),
  }))
  return [
    { label: t({ message: 'List', context: 'of tasks' }), items: lists },
    { label: t`Tags`, items: ofTags },
  ]
}

type TaskMenuProps = {
  task: Task
  place: TaskPlace
  /** the list is in its own order */
  isMovable: boolean
  onSet(patch: TaskPatch): void
  onRemove(): void
}

/** Moves a task without dragging it: to another place, page, list or tag. */
export function TaskMenu({ task, place, isMovable, onSet, onRemove }: TaskMenuProps) {
  const { t } = useLingui()
  const places = usePlaceItems(place)
  const lists = useListItems(task, onSet, onRemove)
  const { title, id } = task
  return (
    <Menu
      area="li"
      onFailed={useReportLoadFailure()}
      trigger={(props) => (
        <Button
          {...props}
          look="ghost"
          size="s"
          data-key="move"
          icon={<More />}
          label={t`Move “${title}” to…`}
          disabled={id < 0}
        />
      )}
      items={[...(isMovable ? places : []), ...lists]}
    />
  )
}
