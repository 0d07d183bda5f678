import { useSelector } from '@xstate/react'
import { matchPeople } from '../../../core/email/compose/email.compose.people'
import { useView } from '../../runtime/use-engine'

const nobody: Parameters<typeof matchPeople>[0] = []

/** Who may be meant by what is typed; nobody until all mail was looked through. */
export function usePeople() {
  const view = useView('email.people', { key: undefined })
  const known = useSelector(view, ({ context }) => context.value) ?? nobody
  return (text: string) => matchPeople(known, text)
}
