import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'

export function usePasswordLink(id: number) {
  const view = useView('users.link', { id }, String(id))
  return {
    stage: useSelector(view, ({ value }) => value),
    link: useSelector(view, ({ context }) => context.link),
    error: useSelector(view, ({ context }) => context.error),
    make: () => view.send({ type: 'link.make' }),
  }
}
