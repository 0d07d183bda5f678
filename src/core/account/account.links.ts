import { type Links, send } from '../kernel/links'

export const accountLinks = (): Links[] => [
  {
    // other views of the signed-in user update immediately
    'account.saved': ({ running }, { person }) => {
      if (person) send(running('auth'), { type: 'person.change', person })
    },
    // past midnight today is another date
    'page.visible': ({ running }) => send(running('account'), { type: 'today.look' }),
    // a user manager changed the current user
    'users.saved': ({ running }, { person }) => {
      if (person) send(running('account'), { type: 'refresh' })
    },
  },
]
