import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages } from 'langraan:messages/profile'
import { messages as roleMessages } from 'langraan:messages/roles'
import { useLingui } from '@lingui/react/macro'
import Edit from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { authApp } from '../../core/auth/app'
import { isMissing } from '../../core/kernel/errors'
import { profileApp } from '../../core/profile/app'
import type { ProfileChange } from '../../core/profile/profile.changes'
import type { Profile } from '../../core/profile/profile.contract'
import { FailurePanel } from '../failure/failure-panel'
import { useConfirmedUnload } from '../form/use-leave-confirmation'
import { useRoleNames } from '../roles/use-role-names'
import { defineWidget } from '../runtime/define-widget'
import { usePropState } from '../runtime/use-prop-state'
import { Avatar } from '../ui/avatar'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import { Tabs } from '../ui/tabs'
import * as css from './profile.css'
import { ProfileAbout, ProfileNews, ProfilePages, ProfilePeople } from './profile-cards'
import { ProfileFeed } from './profile-feed'
import { ProfilePhotos } from './profile-photos'
import { useProfile, useProfileFailures } from './use-profile'

export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Unknown values select the first tab. */
const knownTab = (text: string | undefined): ProfileTab => profileTabs.find((each) => each === text) ?? 'feed'

const ProfileSkeleton = ({ label }: { label?: string }) => (
  <Loading className={css.root} {...(label && { label })}>
    <Skeleton shape="block" height={240} />
    <div className={css.feed}>
      <div className={css.posts}>
        <Skeleton shape="block" height={260} count={2} />
      </div>
      <div className={css.before}>
        <Skeleton shape="block" height={180} count={2} />
      </div>
      <div className={css.side}>
        <Skeleton shape="block" height={180} count={2} />
      </div>
    </div>
  </Loading>
)

type SettingsProps = Pick<RaanProfileProps, 'settingsHref' | 'onSettings'>

function SettingsLink({ settingsHref, onSettings }: SettingsProps) {
  const { t } = useLingui()
  if (settingsHref === undefined) return null
  return (
    <ButtonLink
      icon={<Edit />}
      href={settingsHref}
      onClick={(event) => {
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
        if (isPlain && onSettings?.() === false) event.preventDefault()
      }}
    >
      {t`Edit profile`}
    </ButtonLink>
  )
}

type HeaderProps = SettingsProps & { header: Profile['header'] }

function ProfileHeader({ header, settingsHref, onSettings }: HeaderProps) {
  const { avatar, username, designation, coverImg } = header
  const roleName = useRoleNames()
  const [failed, setFailed] = useState<string>()
  return (
    <header className={css.header}>
      <div className={css.cover}>
        {coverImg && failed !== coverImg && (
          <img className={css.coverImage} src={coverImg} alt="" onError={() => setFailed(coverImg)} />
        )}
      </div>
      <div className={css.person}>
        <span className={css.portrait}>
          <Avatar name={username} src={avatar || undefined} size="xl" />
        </span>
        <div className={css.names}>
          <h2 className={css.name}>{username}</h2>
          {designation && <p className={css.quiet}>{roleName(designation)}</p>}
        </div>
        <SettingsLink settingsHref={settingsHref} onSettings={onSettings} />
      </div>
    </header>
  )
}

function ProfileView({ tab: asked, onTabChanged, settingsHref, onSettings, onChanged }: RaanProfileProps) {
  const { t } = useLingui()
  const state = useProfile(onChanged)
  useProfileFailures(state)
  const [tab, setTab] = usePropState<ProfileTab>(knownTab(asked))
  // comments being written, by post: they survive a change of tab
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({})
  useConfirmedUnload(Object.values(drafts).some((text) => text.trim() !== ''))
  const { profile, status, error, reload } = state
  const go = (to: ProfileTab) => {
    if (to === tab) return
    setTab(to)
    onTabChanged?.({ tab: to })
  }
  if (!profile && isMissing(error))
    return (
      <EmptyPanel
        title={t`You have no profile yet`}
        action={<SettingsLink settingsHref={settingsHref} onSettings={onSettings} />}
      >
        {t`Your name and your picture are in the account settings.`}
      </EmptyPanel>
    )
  const failure = status === 'failed' && (
    <FailurePanel
      error={error}
      title={t`Couldn't load the profile`}
      forbidden={t`You don't have access to the profile`}
      isShown={profile !== undefined}
      onRetry={reload}
    />
  )
  if (!profile) return failure || <ProfileSkeleton label={t`Loading profile`} />
  const parts = {
    feed: (
      <ProfileFeed
        state={{ ...state, profile }}
        drafts={drafts}
        onDraft={(id, text) => setDrafts((before) => ({ ...before, [id]: text }))}
        onTab={go}
      />
    ),
    about: (
      <div className={css.side}>
        <ProfileAbout about={profile.userAbout} />
        <ProfilePages pages={profile.suggestedPages} onChange={state.make} />
        <ProfileNews news={profile.twitterFeeds} />
      </div>
    ),
    photos: (
      <Card title={t`Photos`}>
        <ProfilePhotos photos={profile.latestPhotos} />
      </Card>
    ),
    friends: <ProfilePeople people={profile.suggestions} onChange={state.make} />,
  } satisfies Record<ProfileTab, unknown>
  return (
    <div className={css.root} part="profile">
      <ProfileHeader header={profile.header} settingsHref={settingsHref} onSettings={onSettings} />
      {failure}
      <Tabs<ProfileTab>
        label={t`Profile sections`}
        value={tab}
        onChange={go}
        tabs={[
          { value: 'feed', label: t`Posts` },
          { value: 'about', label: t`About` },
          { value: 'photos', label: t`Photos` },
          { value: 'friends', label: t`Friends` },
        ]}
      >
        {parts[tab]}
      </Tabs>
    </div>
  )
}

export type RaanProfileProps = {
  /** `feed` (default), `about`, `photos` or `friends`; unknown values select the first */
  tab?: string | undefined
  /** use it to keep the tab in your URL */
  onTabChanged?: ((detail: { tab: ProfileTab }) => void) | undefined
  /** URL of the current user's settings; without it no link is shown */
  settingsHref?: string | undefined
  /** return false to navigate on your own */
  onSettings?: (() => unknown) | undefined
  /** the backend stored a change made here or elsewhere; `id` of the post, poll, page or person */
  onChanged?: ((detail: { kind: ProfileChange['kind']; id: number }) => void) | undefined
}

export const apps = { profile: profileApp, auth: authApp }

export const RaanProfile = defineWidget<RaanProfileProps>({
  apps,
  messages: [messages, roleMessages, failureMessages, lazyMessages],
  Skeleton: ProfileSkeleton,
  View: ProfileView,
})
