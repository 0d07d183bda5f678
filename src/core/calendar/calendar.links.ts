import { type Links, send } from '../kernel/links'

export const calendarLinks = (): Links[] => [
  {
    'calendar.submitted': ({ running }, { id, change, unanswered }) =>
      send(running('calendar'), { type: 'change.make', id, change, unanswered }),
  },
]
