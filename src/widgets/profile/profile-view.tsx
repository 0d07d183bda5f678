import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FailurePanel } from '../failure/failure-panel'
import { useAskedUnload } from '../form/use-leave-confirmation'
import { usePropState } from '../runtime/use-prop-state'
import { Card } from '../ui/card'
import { Tabs } from '../ui/tabs'
import type { RaanProfileProps } from './profile'
import * as css from './profile.css'
import { ProfileAbout } from './profile-about'
import { ProfileFeed } from './profile-feed'
import { ProfileHeader } from './profile-header'
import { ProfileNews } from './profile-news'
import { ProfilePages } from './profile-pages'
import { ProfilePeople } from './profile-people'
import { ProfilePhotos } from './profile-photos'
import { ProfileSkeleton } from './profile-skeleton'
import { knownTab, type ProfileTab } from './profile-tabs'
import { useProfile } from './use-profile'
import { useProfileFailures } from './use-profile-failures'

/** The profile in four parts. */
export function ProfileView({ tab: asked, onTabChanged, settingsHref, onSettings, onChanged }: RaanProfileProps) {
  const { t } = useLingui()
  const state = useProfile(onChanged)
  useProfileFailures(state)
  const [tab, setTab] = usePropState<ProfileTab>(knownTab(asked))
  // comments being written, by post: another tab leaves them as they are
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({})
  useAskedUnload(Object.values(drafts).some((text) => text.trim() !== ''))
  const { profile, status, error, reload } = state
  const go = (to: ProfileTab) => {
    if (to === tab) return
    setTab(to)
    onTabChanged?.({ tab: to })
  }
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
