import { type Links, send } from '../kernel/links'

export const todoLinks = (): Links[] => [
  { 'todo.submitted': ({ running }, { change }) => send(running('todo'), { type: 'change.make', change }) },
]
