import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { changedMail } from '../../../core/email/email.changes'
import type { MailQuery } from '../../../core/email/email.contract'
import { useView } from '../../runtime/use-engine'
import type { MailChanges } from '../use-mail-changes'

type MailLocation = {
  id: number
  query: MailQuery
  made: MailChanges['made']
  onMoved(id: number): void
}

export function useMail({ id, query, made, onMoved }: MailLocation) {
  const view = useView('email.detail', { key: { ...query, id } })
  const { key, value, error, steps } = useSelector(
    view,
    ({ context: { key, value, error, steps } }) => ({ key, value, error, steps }),
    shallowEqual,
  )
  const state = useSelector(view, (snapshot) => snapshot.value)
  const known = useRef(id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    if (id === known.current) return
    known.current = id
    view.send({ type: 'key.change', key: { ...query, id } })
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per move
  useEffect(() => {
    if (key.id === known.current) return
    known.current = key.id
    onMoved(key.id)
  }, [key.id])

  return {
    status: state,
    mail: value && { ...value, ...made.reduce(changedMail, value) },
    error,
    isMoving: state === 'stepping' || steps !== 0,
    previous: () => view.send({ type: 'previous' }),
    next: () => view.send({ type: 'next' }),
    reload: () => view.send({ type: 'reload' }),
  }
}
