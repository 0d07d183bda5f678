import { texts } from 'langraan:texts/account'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as unsavedTexts } from 'langraan:texts/root.unsaved'
import { accountApp } from '../../core/account/app'
import { authApp } from '../../core/auth/app'
import { defineWidget } from '../root/define-widget'
import { AccountPlace } from './account-place'
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
  texts: [texts, unsavedTexts, failureTexts, lazyTexts],
  Skeleton: AccountPlace,
  View: AccountView,
})
