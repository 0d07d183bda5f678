import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages } from 'langraan:messages/profile'
import { authApp } from '../../core/auth/app'
import { profileApp } from '../../core/profile/app'
import type { ProfileChange } from '../../core/profile/profile.changes'
import { defineWidget } from '../runtime/define-widget'
import { ProfileSkeleton } from './profile-skeleton'
import type { ProfileTab } from './profile-tabs'
import { ProfileView } from './profile-view'

export type RaanProfileProps = {
  /** `feed` (unless given), `about`, `photos` or `friends`; nonsense means the first */
  tab?: string | undefined
  /** keep it in your address */
  onTabChanged?: ((detail: { tab: ProfileTab }) => void) | undefined
  /** where one's own settings are; without it no way there is shown */
  settingsHref?: string | undefined
  /** false: the page goes there itself */
  onSettings?: (() => unknown) | undefined
  /** the backend has a change made here or beside it; `id` of the post, poll, page or person */
  onChanged?: ((detail: { kind: ProfileChange['kind']; id: number }) => void) | undefined
}

export const apps = { profile: profileApp, auth: authApp }

/** Somebody's page: what they write, who they are, their pictures and the people they know. */
export const RaanProfile = defineWidget<RaanProfileProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: ProfileSkeleton,
  View: ProfileView,
})
