import { type Links, send } from '../kernel/links'

export const accountLinks = (): Links[] => [
  {
    // what others show of the signed-in user follows at once
    'account.saved': ({ running }, { person }) => {
      if (person) send(running('auth'), { type: 'person.change', person })
    },
    // past midnight today is another day
    'page.visible': ({ running }) => send(running('account'), { type: 'today.look' }),
    // somebody who manages users changed the one who is here
    'users.saved': ({ running }, { person }) => {
      if (person) send(running('account'), { type: 'refresh' })
    },
  },
]
