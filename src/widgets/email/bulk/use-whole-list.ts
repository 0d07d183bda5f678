import { useSelector } from '@xstate/react'
import type { MailQuery } from '../../../core/email/email.contract'
import { useView } from '../../runtime/use-engine'

/** All emails of a list, undefined while they load. */
export function useWholeList(query: MailQuery) {
  const view = useView('email.whole', { key: query })
  return {
    mails: useSelector(view, ({ context }) => context.value),
    isFailed: useSelector(view, ({ value }) => value === 'failed' || value === 'missing'),
    retry: () => view.send({ type: 'reload' }),
  }
}
