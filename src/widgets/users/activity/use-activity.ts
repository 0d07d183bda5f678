import { activityText } from '../../../core/users/activity/users.activity.machine'
import { type ListLocation, useList } from '../../list/use-list'
import { useView } from '../../runtime/use-engine'

export function useActivity(location: ListLocation) {
  const { sortBy: _, ...first } = activityText.read(location.query ?? '')
  const { filters, filter, ...list } = useList(useView('users.activity', first), activityText, location)
  return {
    ...list,
    filters,
    filter,
    people: list.extra ?? [],
    isFiltered: Object.values(filters).some((each) => each !== undefined),
    showAll: () => filter({ by: undefined, kind: undefined, from: undefined, to: undefined }),
  }
}

export type ActivityList = ReturnType<typeof useActivity>
