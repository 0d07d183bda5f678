import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { ChatStatus } from '../../../core/chat/chat.contract'
import { type ChatProfile, longestAbout } from '../../../core/chat/chat.profile.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import { RadioGroup } from '../../ui/radio-group'
import { Loading, Skeleton } from '../../ui/skeleton'
import { ChatAvatar, useStatusMessages } from '../chat-avatar'
import * as css from './panels.css'
import { useProfile } from './use-contact-profile'

type ChatSwitchProps = { isOn: boolean; onChange(isOn: boolean): void; hint: string; children: ReactNode }

function ChatSwitch({ isOn, onChange, hint, children }: ChatSwitchProps) {
  const id = useId()
  return (
    <div>
      <label className={css.switchRow}>
        <span>{children}</span>
        <input
          type="checkbox"
          role="switch"
          className={css.switchMark}
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      <p id={id} className={css.quiet}>
        {hint}
      </p>
    </div>
  )
}

const statuses: readonly ChatStatus[] = ['online', 'busy', 'away', 'offline']

type OwnProps = { profile: ChatProfile; isSaving: boolean; onChange: ReturnType<typeof useProfile>['change'] }

function Own({ profile, isSaving, onChange }: OwnProps) {
  const { t } = useLingui()
  const messages = useStatusMessages()
  const { about, settings, status } = profile
  const { length } = about
  return (
    <div className={css.panel}>
      <div className={css.portrait}>
        <ChatAvatar person={profile} size="l" />
        <p className={css.name}>
          <bdi>{profile.fullName}</bdi>
        </p>
      </div>
      <Field label={t`About you`} hint={t`${length} of ${longestAbout} characters`}>
        <Textarea
          rows={3}
          dir="auto"
          maxLength={longestAbout}
          value={about}
          onChange={(text) => onChange({ about: text }, true)}
        />
      </Field>
      <RadioGroup<string>
        label={t`Status`}
        value={status}
        onChange={(value) => onChange({ status: value as ChatStatus })}
        options={statuses.map((value) => ({ value, label: messages(value) }))}
      />
      <ChatSwitch
        isOn={settings.isNotificationsOn}
        hint={t`Messages in other chats appear at the edge of the screen.`}
        onChange={(isNotificationsOn) => onChange({ settings: { ...settings, isNotificationsOn } })}
      >
        {t`Notifications`}
      </ChatSwitch>
      <p className={css.quiet} role="status">
        {isSaving ? t`Saving…` : t`Saved`}
      </p>
    </div>
  )
}

/** Changes are saved immediately. */
export function ProfilePanel({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { status, profile, isSaving, error, change, reload } = useProfile()
  return (
    <Dialog open look="end" title={t`Your profile`} closeLabel={t`Close`} onClose={onClose}>
      {profile && <Own profile={profile} isSaving={isSaving} onChange={change} />}
      {status === 'loading' && (
        <Loading label={t`Loading your profile`} className={css.panel}>
          <Skeleton shape="block" height={72} count={3} />
        </Loading>
      )}
      {status === 'failed' && (
        <FailurePanel
          error={error}
          title={t`Couldn't load your profile`}
          forbidden={t`You don't have access to the chat`}
          onRetry={reload}
        />
      )}
    </Dialog>
  )
}
