import { messages } from 'langraan:messages/account'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as unsavedMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { accountApp } from '../../core/account/app'
import { authApp } from '../../core/auth/app'
import { defineWidget } from '../runtime/define-widget'
import { AccountSkeleton } from './account-skeleton'
import type { AccountTab } from './account-tabs'
import { AccountView } from './account-view'

export type RaanAccountProps = {
  /** `general` (unless given), `password`, `information`, `social` or `notifications`; nonsense means the first */
  tab?: string | undefined
  /** keep it in your address */
  onTabChanged?: ((detail: { tab: AccountTab }) => void) | undefined
  /** told when settings were stored; `password` when it was that */
  onSaved?: ((detail: { what: 'settings' | 'password' }) => void) | undefined
}

export const apps = { account: accountApp, auth: authApp }

/** The settings of whoever is signed in. */
export const RaanAccount = defineWidget<RaanAccountProps>({
  apps,
  messages: [messages, unsavedMessages, failureMessages, lazyMessages],
  Skeleton: AccountSkeleton,
  View: AccountView,
})
