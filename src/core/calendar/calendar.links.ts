import { forgetOnSignOut, type Links, send } from '../kernel/links'

export const calendarLinks = (): Links[] => [
  forgetOnSignOut('calendar'),
  {
    'calendar.submitted': ({ running }, { id, change }) =>
      send(running('calendar'), { type: 'change.make', id, change }),
  },
]
