import { type Links, send } from '../kernel/links'

export const usersLinks = (): Links[] => [
  {
    // a change of the current user takes effect immediately: permissions and name
    'users.saved': ({ running }, { person }) => {
      if (person) send(running('auth'), { type: 'person.change', person })
    },
  },
]
