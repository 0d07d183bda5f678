import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Profile } from '../../core/profile/profile.contract'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { ProfileTab } from './profile'
import * as css from './profile.css'
import { ProfileAbout, ProfileNews, ProfilePages, ProfilePeople } from './profile-cards'
import { ProfilePhotos } from './profile-photos'
import { ProfilePoll } from './profile-poll'
import { ProfilePost } from './profile-post'
import type { ProfileState } from './use-profile'

type FeedProps = {
  state: ProfileState & { profile: Profile }
  drafts: Readonly<Record<number, string>>
  onDraft(post: number, text: string): void
  onTab(tab: ProfileTab): void
}

const atOnce = 10
const photosBeside = 6

export function ProfileFeed({ state, drafts, onDraft, onTab }: FeedProps) {
  const { t } = useLingui()
  const [most, setMost] = useState(atOnce)
  const { profile, make } = state
  const { post: posts, latestPhotos: photos } = profile
  return (
    <div className={css.feed}>
      <div className={css.posts}>
        <VisuallyHidden>
          <h2>{t`Posts`}</h2>
        </VisuallyHidden>
        {posts.length === 0 && <EmptyPanel title={t`Nothing posted yet`} />}
        {posts.slice(0, most).map((post) => (
          <ProfilePost
            key={post.id}
            post={post}
            state={state}
            draft={drafts[post.id] ?? ''}
            onDraft={(text) => onDraft(post.id, text)}
          />
        ))}
        {posts.length > most && (
          <Button wide onClick={() => setMost(most + atOnce)}>
            {t`Show more posts`}
          </Button>
        )}
      </div>
      <div className={css.before}>
        <ProfileAbout about={profile.userAbout} />
        <ProfilePages pages={profile.suggestedPages} onChange={make} />
        <ProfileNews news={profile.twitterFeeds} />
      </div>
      <div className={css.side}>
        {profile.polls.map((poll) => (
          <ProfilePoll key={poll.id} poll={poll} onChange={make} />
        ))}
        {photos.length > 0 && (
          <Card
            title={t`Latest photos`}
            actions={
              photos.length > photosBeside && (
                <Button size="s" look="ghost" onClick={() => onTab('photos')}>
                  {t`All photos`}
                </Button>
              )
            }
          >
            <ProfilePhotos photos={photos} most={photosBeside} />
          </Card>
        )}
        {profile.suggestions.length > 0 && <ProfilePeople people={profile.suggestions} onChange={make} />}
      </div>
    </div>
  )
}
