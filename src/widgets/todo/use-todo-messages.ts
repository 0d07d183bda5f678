import { useLingui } from '@lingui/react/macro'
import {
  type TaskFilter,
  type TaskQuery,
  type TaskSort,
  type TaskTag,
  taskFilters,
  taskTags,
} from '../../core/todo/todo.contract'
import { dayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import type { BadgeTone } from '../ui/badge'

const tones: Record<TaskTag, BadgeTone> = {
  team: 'accent',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'info',
}

const isKnown = (tag: string): tag is TaskTag => taskTags.some((each) => each === tag)

export function useTodoMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  const filters: Record<TaskFilter, string> = {
    important: t`Important`,
    completed: t`Completed`,
    deleted: t`Deleted`,
  }
  const tags: Record<TaskTag, string> = {
    team: t({ message: 'Team', context: 'tag' }),
    low: t({ message: 'Low', context: 'tag' }),
    medium: t({ message: 'Medium', context: 'tag' }),
    high: t({ message: 'High', context: 'tag' }),
    update: t({ message: 'Update', context: 'tag' }),
  }
  const sorts: Record<TaskSort, string> = {
    latest: t`Latest first`,
    manual: t`Custom order`,
    'title-asc': t`A to Z`,
    'title-desc': t`Z to A`,
    assignee: t`By person`,
    'due-date': t`By due date`,
  }
  const tag = (code: string) => (isKnown(code) ? tags[code] : code)
  return {
    tag,
    tagTone: (code: string): BadgeTone => (isKnown(code) ? tones[code] : 'neutral'),
    filter: (code: TaskFilter | undefined) => (code ? filters[code] : t`My tasks`),
    list: ({ filter, tag: code }: Pick<TaskQuery, 'filter' | 'tag'>) => {
      const known = taskFilters.find((each) => each === filter)
      const name = known ? filters[known] : filter
      if (code === undefined) return name ?? t`My tasks`
      return name ? `${name} · ${tag(code)}` : tag(code)
    },
    sort: (code: TaskSort) => sorts[code],
    day: (day: string, today: string) => (day === today ? t`Today` : dayText(day, locale)),
  }
}
