import { useSelector } from '@xstate/react'
import { useApp } from '../../runtime/use-engine'

/** What is written to one contact and not sent yet. */
export function useWriting(contactId: number) {
  const data = useApp('chat')
  return {
    text: useSelector(data, ({ context }) => context.drafts[contactId] ?? ''),
    write: (text: string) => data.send({ type: 'draft.set', contactId, text }),
    send: (message: string) => data.send({ type: 'message.send', contactId, message }),
  }
}
