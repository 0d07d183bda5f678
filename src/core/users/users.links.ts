import { type Links, send } from '../kernel/links'

export const usersLinks = (): Links[] => [
  {
    // a change of the signed-in user holds at once: what they may do, and what they are called
    'users.saved': ({ running }, { person }) => {
      if (person) send(running('auth'), { type: 'person.change', person })
    },
  },
]
