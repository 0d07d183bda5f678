import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'

/** The content of an attachment; undefined while it loads. */
export function useMailFile(id: string) {
  const view = useView('email.file', { key: id }, id)
  return {
    content: useSelector(view, ({ context }) => context.value),
    isFailed: useSelector(view, (snapshot) => snapshot.matches('failed') || snapshot.matches('missing')),
    reload: () => view.send({ type: 'reload' }),
  }
}
