import { shallowEqual, useSelector } from '@xstate/react'
import type { Invite } from '../../../core/users/invite/users.invite.contract'
import { useView } from '../../runtime/use-engine'
import { useLocale } from '../../runtime/use-locale'

export function useInvitations() {
  const view = useView('users.invitations')
  const language = useLocale()
  const status = useSelector(view, ({ value }) => value)
  const shown = useSelector(
    view,
    ({ context: { invitations, link, change, fields, error } }) => ({ invitations, link, change, fields, error }),
    shallowEqual,
  )
  return {
    status,
    ...shown,
    invite: (invite: Invite) => view.send({ type: 'invitation.send', invite }),
    renew: (id: number) => view.send({ type: 'invitation.renew', id, language }),
    withdraw: (id: number) => view.send({ type: 'invitation.withdraw', id }),
    clearField: (field: string) => view.send({ type: 'field.clear', field }),
    closeLink: () => view.send({ type: 'link.close' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type Invitations = ReturnType<typeof useInvitations>
