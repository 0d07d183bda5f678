import { forgetOnSignOut, type Links, reloadOnSignIn, send } from '../kernel/links'

export const accountLinks = (): Links[] => [
  forgetOnSignOut('account'),
  reloadOnSignIn('account'),
  {
    // what others show of whoever is signed in follows at once
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
