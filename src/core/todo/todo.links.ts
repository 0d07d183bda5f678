import { forgetOnSignOut, type Links, send } from '../kernel/links'

export const todoLinks = (): Links[] => [
  forgetOnSignOut('todo'),
  { 'todo.submitted': ({ running }, { change }) => send(running('todo'), { type: 'change.make', change }) },
]
