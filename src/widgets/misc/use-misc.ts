import { useSelector } from '@xstate/react'
import type { NoticeTopic } from '../../core/misc/misc.contract'
import { useView } from '../runtime/use-engine'

export function useNotice(topic: NoticeTopic) {
  const view = useView('misc', { topic }, topic)
  return {
    stage: useSelector(view, ({ value }) => value),
    email: useSelector(view, ({ context }) => context.email),
    fields: useSelector(view, ({ context }) => context.fields),
    error: useSelector(view, ({ context }) => context.error),
    send: (email: string) => view.send({ type: 'address.send', email }),
    edit: () => view.send({ type: 'address.edit' }),
    startOver: () => view.send({ type: 'start.over' }),
  }
}

export function useCountdown(opensAt: string | undefined) {
  const view = useView('misc.countdown', { opensAt }, opensAt)
  const left = useSelector(view, ({ context }) => context.left)
  return {
    stage: useSelector(view, ({ value }) => value),
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
